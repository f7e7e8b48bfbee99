/** What a question asks for. The classes choose weights; the flags switch single cues on. */
export type QueryClass = 'quote' | 'overview' | 'temporal' | 'quantity' | 'factual'

export type Classified = {
  readonly class: QueryClass
  readonly asksWhen: boolean
  readonly asksHowMany: boolean
  /** It opens with what, which, where or who: a name may be the answer. */
  readonly asksForName: boolean
  /** The asker speaks about themselves: "did I …", "my project". */
  readonly aboutAsker: boolean
  /** The asker wants what the assistant said: "did you recommend …". */
  readonly aboutAssistant: boolean
}

const QUOTE = /["“][^"”]{3,}["”]/
const OVERVIEW =
  /\b(summar\w*|overview|recap|order in which|throughout our|across our|across my|over time)\b/
const WHEN =
  /^(since )?when\b|\b(what|which) (date|day|month|year|week)\b|\bhow long ago\b|\bwhen (did|does|is|was|will|has|have)\b/
const HOW_MANY =
  /\bhow (many|much|often|old|long|far|big|large)\b|\b(percentage|quota|total|number of|average)\b/
const NAME = /^(what|which|where|who)\b/
const ASKER = /\b(i|my|me)\b/
/** "What would you suggest?" asks for new advice; what bears on it is what the asker has said. */
const ASSISTANT =
  /\b(did|have|had|were|was) you\b|(?<!\b(?:would|could|can|will|do|should|might) )\byou (recommend|suggest|said|told|mention|explain|advis|provid|gave|outline|propos)/

/** Reads the class of a question from its wording. English only; anything else is `factual`. */
export function classify(question: string): Classified {
  const text = question.toLowerCase().replaceAll('’', "'")
  const asksWhen = WHEN.test(text)
  const asksHowMany = HOW_MANY.test(text)
  return {
    class: QUOTE.test(question)
      ? 'quote'
      : OVERVIEW.test(text)
        ? 'overview'
        : asksWhen
          ? 'temporal'
          : asksHowMany
            ? 'quantity'
            : 'factual',
    asksWhen,
    asksHowMany,
    asksForName: NAME.test(text),
    aboutAsker: ASKER.test(text),
    aboutAssistant: ASSISTANT.test(text),
  }
}
