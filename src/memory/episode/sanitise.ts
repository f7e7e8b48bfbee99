import { InvalidInput } from '../../errors.ts'
import {
  applyEdits,
  byteOffsets,
  type Draft,
  draftOf,
  type Edit,
  originOf,
  subtract,
  unite,
} from './sanitise/edits.ts'
import { FENCE_CLOSE, FENCE_OPEN, findBoundaries, findInjections } from './sanitise/injection.ts'
import { normalise } from './sanitise/normalise.ts'
import { IP_ADDRESSES, PERSONAL } from './sanitise/personal.ts'
import { isResidue } from './sanitise/residue.ts'
import type { Action, Finding, Rule } from './sanitise/rule.ts'
import { SECRETS } from './sanitise/secrets.ts'

export interface SanitisePolicy {
  readonly redactIpAddresses: boolean
}

/** One change or warning. `start` and `end` are byte offsets (UTF-8) into the original text. */
export interface Excision {
  readonly rule: string
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly action: Action
}

export interface Sanitised {
  readonly text: string
  /** In order of `start`; no two overlap. */
  readonly excisions: readonly Excision[]
  /** The rules that saw an injection, whatever was done about it. Sorted. */
  readonly flags: readonly string[]
  /** Nothing worth remembering is left. */
  readonly isResidue: boolean
}

// An edit can bring together what stood apart, so passes repeat until one changes nothing. Texts
// need two or three; a text that needs more than this was built to.
const PASSES_MAX = 16

/**
 * Gives the text as it may be stored. Pure and linear in the length of the text. What is not matched
 * is kept to the byte, and a second run changes nothing. Throws when a rule does, and refuses a text
 * on which the rules do not settle: the caller must then store nothing.
 */
export function sanitise(original: string, { redactIpAddresses }: SanitisePolicy): Sanitised {
  const rules = [...SECRETS, ...PERSONAL, ...(redactIpAddresses ? IP_ADDRESSES : [])]
  let recorded: Finding[] = []
  let draft = draftOf(original)
  let settled: Settled | undefined
  for (let pass = 0; settled === undefined; pass += 1) {
    if (pass === PASSES_MAX) throw new InvalidInput('text', 'keeps changing under sanitisation')
    const removals = findRemovals(draft.text, rules)
    if (removals.length > 0) {
      recorded = recorded.concat(inOriginal(draft, removals))
      draft = applyEdits(draft, removals.map(marker))
      continue
    }
    const warnings = findWarnings(draft.text)
    const edits = warnings.fences.flatMap((fence) => fenceEdits(draft.text, fence))
    if (edits.length > 0) {
      recorded = recorded.concat(inOriginal(draft, warnings.fences))
      draft = applyEdits(draft, edits)
    } else {
      settled = warnings
    }
  }
  return summarise(original, draft, recorded, settled)
}

interface Settled {
  readonly fences: readonly Finding[]
  readonly flagged: readonly Finding[]
}

/** What must go, in the coordinates of the text, united. */
function findRemovals(text: string, rules: readonly Rule[]): Finding[] {
  const view = normalise(text)
  const found: Finding[] = []
  for (const { id, kind, find } of rules) {
    for (const span of find(view.text)) found.push({ ...span, rule: id, kind, action: 'redacted' })
  }
  const boundaries = findBoundaries(view.text).filter(({ action }) => action === 'excised')
  return unite(found.concat(boundaries).map((finding) => ({ ...finding, ...view.origin(finding) })))
}

function findWarnings(text: string): Settled {
  const view = normalise(text)
  const found = [
    ...findInjections(view.text),
    ...findBoundaries(view.text).filter(({ action }) => action === 'flagged'),
  ].map((finding) => ({ ...finding, ...view.origin(finding) }))
  return {
    fences: unite(found.filter(({ action }) => action === 'fenced')),
    flagged: found.filter(({ action }) => action === 'flagged'),
  }
}

function marker({ start, end, kind, action }: Finding): Edit {
  return { start, end, text: `[${action}:${kind}]` }
}

const FENCE_MARK = new RegExp(`${FENCE_OPEN}|${FENCE_CLOSE}`, 'g')

/**
 * Puts marks around a span and takes out any that stand inside it, which are not ours. A span that
 * already stands right between two marks needs nothing.
 */
function fenceEdits(text: string, { start, end }: Finding): Edit[] {
  const inside = [...text.slice(start, end).matchAll(FENCE_MARK)].map((mark) => ({
    start: start + mark.index,
    end: start + mark.index + mark[0].length,
    text: '',
  }))
  const isFenced =
    text.startsWith(FENCE_OPEN, start - FENCE_OPEN.length) && text.startsWith(FENCE_CLOSE, end)
  if (isFenced && inside.length === 0) return []
  return [
    { start, end: start, text: FENCE_OPEN },
    ...inside,
    { start: end, end, text: FENCE_CLOSE },
  ]
}

function inOriginal(draft: Draft, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, ...originOf(draft, finding) }))
}

function summarise(
  original: string,
  draft: Draft,
  recorded: readonly Finding[],
  { fences, flagged }: Settled,
): Sanitised {
  const removals = unite(recorded.filter(({ action }) => action !== 'fenced'))
  const fenced = subtract(unite(recorded.filter(({ action }) => action === 'fenced')), removals)
  const taken = [...removals, ...fenced].toSorted((a, b) => a.start - b.start)
  const mentioned = subtract(unite(inOriginal(draft, [...fences, ...flagged])), taken).filter(
    ({ start, end }) => /[\p{L}\p{N}<[]/u.test(original.slice(start, end)),
  )
  const toByte = byteOffsets(original)
  const excisions = [
    ...taken,
    ...mentioned.map((each) => ({ ...each, action: 'flagged' as const })),
  ]
    .toSorted((a, b) => a.start - b.start)
    .map(({ rule, kind, start, end, action }) => ({
      rule,
      kind,
      start: toByte(start),
      end: toByte(end),
      action,
    }))
  const warnings = [...removals.filter(({ action }) => action === 'excised'), ...fences, ...flagged]
  return {
    text: draft.text,
    excisions,
    flags: [...new Set(warnings.map(({ rule }) => rule))].sort(),
    isResidue:
      taken.length > 0 &&
      isResidue({
        original,
        text: draft.text,
        fences,
        hasCommands: taken.some(({ action }) => action !== 'redacted'),
      }),
  }
}
