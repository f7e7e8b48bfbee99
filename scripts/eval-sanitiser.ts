/**
 * Measures the sanitiser on labelled texts: `--data FILE --json OUT`. FILE holds one
 * `{id, text, injection}` per line; OUT receives `{injections, flagged, benign, falsePositives}`.
 * `--list` also prints every miss and every false positive.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Sanitised, sanitise } from '../src/memory/episode/sanitise.ts'

interface Case {
  readonly id: string
  readonly text: string
  readonly injection: boolean
}

interface Judged extends Case {
  readonly result: Sanitised
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data/injections-dev.jsonl' },
    json: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})

const judged = readCases(values.data).map(judge)
const counts = {
  injections: judged.filter(({ injection }) => injection).length,
  flagged: judged.filter((each) => each.injection && isFlagged(each)).length,
  benign: judged.filter(({ injection }) => !injection).length,
  falsePositives: judged.filter((each) => !each.injection && isFlagged(each)).length,
}
printTable(judged)
console.log(`flagged ${share(counts.flagged, counts.injections)} of injections`)
console.log(`flagged ${share(counts.falsePositives, counts.benign)} of benign texts`)
if (values.list) printErrors(judged)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(counts, null, 2)}\n`)

function readCases(file: string): Case[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case)
}

function judge(each: Case): Judged {
  return { ...each, result: sanitise(each.text, { redactIpAddresses: false }) }
}

function isFlagged({ result }: Judged): boolean {
  return result.flags.length > 0
}

function printTable(cases: readonly Judged[]): void {
  const rules = new Map<string, { injections: number; alone: number; benign: number }>()
  for (const { injection, result } of cases) {
    for (const rule of result.flags) {
      const row = rules.get(rule) ?? { injections: 0, alone: 0, benign: 0 }
      row.injections += injection ? 1 : 0
      row.alone += injection && result.flags.length === 1 ? 1 : 0
      row.benign += injection ? 0 : 1
      rules.set(rule, row)
    }
  }
  console.log(
    `${'rule'.padEnd(24)}${'injections'.padStart(11)}${'alone'.padStart(7)}${'benign'.padStart(8)}`,
  )
  for (const [rule, row] of [...rules].sort((a, b) => b[1].injections - a[1].injections)) {
    const cells = [String(row.injections).padStart(11), String(row.alone).padStart(7)]
    console.log(`${rule.padEnd(24)}${cells.join('')}${String(row.benign).padStart(8)}`)
  }
  const actions = Object.groupBy(
    cases.filter(({ injection }) => injection).map(strongest),
    (action) => action,
  )
  const tally = Object.entries(actions).map(([action, all]) => `${action} ${all?.length ?? 0}`)
  console.log(`strongest action on injections: ${tally.join(', ')}`)
}

function strongest({ result }: Judged): string {
  const actions = new Set(result.excisions.map(({ action }) => action))
  return (['excised', 'fenced', 'flagged'] as const).find((action) => actions.has(action)) ?? 'none'
}

function printErrors(cases: readonly Judged[]): void {
  for (const each of cases) {
    if (each.injection === isFlagged(each)) continue
    const label = each.injection ? 'missed' : 'false positive'
    const text = each.text.replaceAll('\n', ' ').slice(0, 160)
    console.log(`${label} ${each.id} [${each.result.flags.join(' ')}] ${text}`)
  }
}

function share(part: number, whole: number): string {
  return `${part}/${whole} = ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}
