import { BASELINES } from './baselines.ts'
import type { Summary } from './measure.ts'

type Split = Summary & { readonly corpora: Readonly<Record<string, Summary>> }

export type Report = Split & {
  readonly model: string
  readonly mode: string
  readonly modes: Readonly<Record<string, Split>>
}

const MODE_COLUMNS = ['nDCG@10', 'declined rightly', 'wrongly', 'p50 ms', 'p95 ms', 'tokens p50']

type Cells = readonly (string | number)[]

/** The report as Markdown tables, shares in percent. */
export function tables(report: Report): string {
  const { model, mode, overall, kinds, baselineKinds, ceiling } = report
  const scores = ({ questions, recallAt5, recallAt10, ndcgAt10, mrr }: Summary['overall']) => [
    questions,
    ...[recallAt5, recallAt10, ndcgAt10, mrr].map(percent),
  ]
  return [
    `Model ${model}, mode ${mode}, ${overall.questions} questions with evidence.`,
    table(
      ['', 'questions', 'r@5', 'r@10', 'nDCG@10', 'MRR', 'ceiling of r@10'],
      [['all', report] as const, ...Object.entries(report.corpora)].flatMap(([corpus, each]) => [
        [`${corpus}: **Stemma**`, ...scores(each.overall), percent(each.ceiling.overall)],
        ...BASELINES.map((name) => [`${corpus}: ${name}`, ...scores(each.baselines[name]), '']),
      ]),
    ),
    table(
      ['kind, r@10', 'questions', 'Stemma', ...BASELINES, 'ceiling'],
      Object.entries(kinds).map(([kind, { questions, recallAt10 }]) => [
        kind,
        questions,
        percent(recallAt10),
        ...BASELINES.map((name) => percent(baselineKinds[kind]![name].recallAt10)),
        percent(ceiling.kinds[kind]!),
      ]),
    ),
    table(
      ['mode', ...Object.keys(report.corpora).map((corpus) => `r@10 ${corpus}`), ...MODE_COLUMNS],
      Object.entries(report.modes).map(([name, each]) => [
        name,
        ...Object.values(each.corpora).map((some) => percent(some.overall.recallAt10)),
        percent(each.overall.ndcgAt10),
        percent(each.abstention.correct),
        percent(each.abstention.wrong),
        each.latencyMs.p50.toFixed(0),
        each.latencyMs.p95.toFixed(0),
        each.renderedTokens.p50,
      ]),
    ),
  ].join('\n\n')
}

function table(head: Cells, rows: readonly Cells[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}
