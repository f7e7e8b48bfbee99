import { BASELINES } from './baselines.ts'
import type { Summary } from './measure.ts'

export type Report = Summary & {
  readonly model: string
  readonly mode: string
  readonly modes: Readonly<Record<string, Summary>>
}

type Cells = readonly (string | number)[]

/** The report as Markdown tables, shares in percent. */
export function tables(report: Report): string {
  const { model, mode, overall, kinds, baselines, baselineKinds, ceiling } = report
  const scores = ({ recallAt5, recallAt10, ndcgAt10, mrr }: Summary['overall']) =>
    [recallAt5, recallAt10, ndcgAt10, mrr].map(percent)
  return [
    `Model ${model}, mode ${mode}, ${overall.questions} questions with evidence.`,
    table(
      ['', 'r@5', 'r@10', 'nDCG@10', 'MRR'],
      [
        ['**Stemma**', ...scores(overall)],
        ...BASELINES.map((name) => [name, ...scores(baselines[name])]),
      ],
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
      ['mode', 'r@10', 'nDCG@10', 'declined rightly', 'wrongly', 'p50 ms', 'p95 ms', 'tokens p50'],
      Object.entries(report.modes).map(([name, each]) => [
        name,
        percent(each.overall.recallAt10),
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
