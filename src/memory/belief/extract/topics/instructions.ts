import { type Phrase, toPhrase } from '../phrases.ts'
import { asText } from '../reading.ts'
import type { Token } from '../tokens.ts'
import { verbAs } from '../words/verbs.ts'
import type { Found } from './family.ts'

/** "Always give temperatures in Celsius when I ask about weather": a wish that stands. */
export function readInstruction(tokens: readonly Token[]): readonly Found[] {
  const said = tokens.filter(({ kind }) => kind !== 'punctuation')
  const from = said[0]?.lower === 'please' ? 1 : 0
  const opener = said[from]?.lower
  if (opener !== 'always' && opener !== 'never') return []
  const when = said.findIndex(
    ({ lower }, index) => index > from && (lower === 'when' || lower === 'whenever'),
  )
  const isAsked = when !== -1 && /^(?:i|we)$/.test(said[when + 1]?.lower ?? '')
  const verb = said[from + 1]
  if (!isAsked || verb === undefined || verbAs(verb.lower, 'base', 'past') === undefined) return []
  const phrase = cutTo(said.slice(from + 1, when))
  if (phrase === null) return []
  const always = opener === 'always'
  const matter = said
    .slice(when)
    .map(({ text }) => text)
    .join(' ')
    .replace(/^when(?:ever)? (?:I|we) /, 'when they ')
  return [
    {
      draft: {
        predicate: 'wants',
        object: asText(always ? phrase.text : `never ${phrase.text}`),
        said: `wants the assistant to ${opener} ${phrase.text} ${matter}`,
        stance: 'states',
        confidence: 0.8,
      },
      tokens,
    },
  ]
}

function cutTo(tokens: readonly Token[]): Phrase | null {
  return toPhrase(tokens.slice(0, 7))
}
