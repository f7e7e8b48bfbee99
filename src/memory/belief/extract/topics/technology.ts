import type { ClaimObject, Named } from '../claim.ts'
import { isSpeltAsName, named, readName } from '../names.ts'
import { asText, type Draft, objectOf, type Reading } from '../reading.ts'
import type { Token } from '../tokens.ts'
import { TECHNOLOGIES } from '../words/names.ts'
import type { Found } from './family.ts'

const VERSION = /^v?\d{1,4}(?:\.\d{1,4}){1,3}(?:[-.]?[a-z]\w{0,8})?$|^v\d{1,4}$|^ES\d{1,4}$/i
const WHOLE_VERSION = /^\d{1,3}$/

/** Tools in use, and switches from one to another. */
export function readTools(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  if (verb.lemma === 'switch' || verb.lemma === 'migrate' || verb.lemma === 'convert')
    return readSwitch(reading)
  if (verb.lemma === 'use' && !/future|wish|unreal/.test(verb.tense)) {
    const tools = toolsIn(tokens, verb.next)
    if (tools.length > 0) return tools.map(({ named: tool }) => uses(tool))
    if (!reading.subject.isSpeaker || verb.tense === 'past') return []
    const phrase = objectOf(reading, {
      isBare: true,
      stopsAt: new Set(['to', 'for', 'because', 'in', 'as', 'with']),
    })
    return phrase === null ||
      /^(?:right|correct|similar|same|best|latest)$/.test(phrase.tokens[0]!.lower)
      ? []
      : [{ predicate: 'uses', object: asText(phrase.text), confidence: 0.7 }]
  }
  if ((verb.lemma === 'upgrade' || verb.lemma === 'update') && /past|perfect/.test(verb.tense)) {
    const [tool] = toolsIn(tokens, verb.next)
    const to = tokens.findIndex(({ lower }, index) => index >= verb.next && lower === 'to')
    const version =
      to === -1
        ? undefined
        : tokens.slice(to + 1).find(({ text }) => VERSION.test(text) || WHOLE_VERSION.test(text))
    return tool === undefined || version === undefined ? [] : [versionOf(tool.named, version.text)]
  }
  return []
}

/** "switched from MySQL to Postgres", also "from tea to coffee". */
function readSwitch(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  if (!/past|perfect|progressive/.test(verb.tense) || reading.stance !== 'states') return []
  const from = tokens.findIndex(({ lower }, index) => index >= verb.next && lower === 'from')
  const to = tokens.findIndex(({ lower }, index) => index >= verb.next && lower === 'to')
  const until = new Set(['to', 'from', 'on', 'for', 'because', 'in', 'with'])
  const toolAt = (at: number) => {
    const phrase =
      at === -1 ? null : objectOf(reading, { from: at + 1, isBare: true, stopsAt: until })
    if (phrase === null) return null
    const name = readName(phrase.tokens, 0)
    return name === null
      ? asText(phrase.text)
      : ({ kind: 'entity', ...named(name.name, 'system') } as const)
  }
  const old = toolAt(from)
  const now = toolAt(to)
  const drafts: Draft[] = []
  if (old !== null && now !== null) drafts.push({ predicate: 'uses', object: old, stance: 'ends' })
  if (now !== null) drafts.push({ predicate: 'uses', object: now })
  return drafts
}

function uses(tool: Named): Draft {
  const object: ClaimObject = { kind: 'entity', ...tool }
  return { predicate: 'uses', object }
}

function versionOf(subject: Named, version: string): Draft {
  return {
    predicate: 'has_version',
    subject,
    object: asText(version),
    stance: 'states',
    confidence: 0.9,
  }
}

interface Tool {
  readonly named: Named
  readonly version: Token | null
  readonly from: number
  readonly end: number
}

/** The products named from an index on, with the versions that stand behind them. */
export function toolsIn(tokens: readonly Token[], from: number): Tool[] {
  const tools: Tool[] = []
  for (let index = from; index < tokens.length; index++) {
    const tool = toolAt(tokens, index)
    if (tool === null) continue
    tools.push(tool)
    index = tool.end - 1
  }
  return tools
}

function toolAt(tokens: readonly Token[], index: number): Tool | null {
  const token = tokens[index]!
  if (token.kind !== 'word' || VERSION.test(token.text)) return null
  const isKnown =
    TECHNOLOGIES.has(token.lower) && (/^\p{Lu}/u.test(token.text) || token.lower.length > 4)
  if (!isKnown && !/^\p{Lu}/u.test(token.text)) return null
  const read = readName(tokens, index) ?? { name: token.text, end: index + 1 }
  let { end } = read
  while (end > index + 1 && VERSION.test(tokens[end - 1]!.text)) end--
  const after = tokens[end]
  const isVersioned =
    after !== undefined &&
    (VERSION.test(after.text) ||
      (isKnown &&
        WHOLE_VERSION.test(after.text) &&
        !/^(?:workers|cards|times|items|of|users|to)$/.test(tokens[end + 1]?.lower ?? '')))
  if (!isVersioned && !isKnown && !isSpeltAsName(token)) return null
  if (!isVersioned && /^[A-Z]{2,6}[s+]?$/.test(token.text) && !isKnown) return null
  const name = tokens
    .slice(index, end)
    .map(({ text }) => text)
    .join(' ')
  return {
    named: named(name, 'system'),
    version: isVersioned ? after : null,
    from: index,
    end: isVersioned ? end + 1 : end,
  }
}

const IN_USE =
  /^(?:using|use|used|uses|with|on|got|installed|via|initialize|integrate|integrated|configure|configured|chose|setup)$/

/** Versions of products, wherever they are named; what is named so is in use. */
export function readVersions(tokens: readonly Token[], speaker: Named): readonly Found[] {
  return toolsIn(tokens, 0).flatMap(({ named: tool, version, from, end }) => {
    if (version === null && isAtHand(tokens, from)) {
      const draft: Draft = { ...uses(tool), subject: speaker, stance: 'states', confidence: 0.75 }
      return [{ draft, tokens: tokens.slice(from, end) }]
    }
    if (version === null || isOffered(tokens, from)) return []
    const span = tokens.slice(from, end)
    const found: Found[] = [{ draft: versionOf(tool, version.text), tokens: span }]
    const before = tokens.slice(Math.max(0, from - 25), from)
    const isUsed =
      !isRefused(tokens, from) &&
      (before.some(({ lower }) => IN_USE.test(lower)) || isSetUp(tokens, from))
    if (
      isUsed &&
      !before.some(({ lower }) => /^(?:than|between|future|upgrades|considering)$/.test(lower))
    )
      found.push({
        draft: { ...uses(tool), subject: speaker, stance: 'states', confidence: 0.8 },
        tokens: span,
      })
    return found
  })
}

/** "using SQLite", "with JavaScript": named as what the work is done with. */
function isAtHand(tokens: readonly Token[], from: number): boolean {
  const isMine = tokens.some(({ lower }) => lower === 'i' || lower === 'we' || lower === 'my')
  const word = tokens[from - 1]?.lower ?? ''
  const isKnown = TECHNOLOGIES.has(tokens[from]!.lower)
  if (isRefused(tokens, from)) return false
  return (
    isMine &&
    (word === 'using' || (isKnown && (word === 'with' || word === 'on' || word === 'via')))
  )
}

/** "stopped using X", "without using X". */
function isRefused(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 5), from)
  return before.some(({ lower }) =>
    /^(?:stop|stopped|quit|avoid|avoided|without|longer|not|n't|never|instead)$/.test(lower),
  )
}

/** "to upgrade to X 3", "between X 1 and Y 2": weighed, not in use. */
function isOffered(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 6), from).map(({ lower }) => lower)
  return before.some((word) => /^(?:future|upgrades|between|versus|vs|than|or)$/.test(word))
}

function isSetUp(tokens: readonly Token[], from: number): boolean {
  return tokens
    .slice(Math.max(0, from - 8), from)
    .some(({ lower }, index, all) => lower === 'set' && all[index + 1]?.lower === 'up')
}
