/** Bits per character of a string, from its own character counts. */
export function entropyBits(value: string): number {
  const counts = new Map<string, number>()
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) {
    const share = count / value.length
    bits -= share * Math.log2(share)
  }
  return bits
}

/** Long and mixed enough that nobody wrote it as a word: English identifiers stay below 3.5 bits. */
export function looksRandom(value: string): boolean {
  return (
    value.length >= 16 &&
    /\d/.test(value) &&
    /[a-z]/i.test(value) &&
    !isPlaceholder(value) &&
    entropyBits(value) >= 3.4
  )
}

const STAND_IN =
  /^(?:x{3,}|\*{3,}|\.{3,}|-{3,}|_{3,})|^(?:your|my|some|the|test|example|sample|dummy|fake|change|insert|replace|placeholder|todo|none|null|undefined|true|false)[\W_]|your[_-]|[_-]here$|^(?:none|null|undefined|true|false|string|required|optional|hidden|redacted|password|passwort|secret|token)\W*$/i
// A call, a property, an index, a template, a type: code that fetches a value at run time.
const CODE =
  /^[$%{(<[&*@/\\]|^[\p{L}_$][\w$]*(?:\.[\p{L}_$][\w$]*)+\W*$|^[\p{L}_$][\w$.]*[([{]|\$\{|\{\{|^(?:process|os|env|config|request|req|self|this|settings|app|data|form|user|args|kwargs|vault)[.[]/u
const SNAKE_CASE = /^[a-z]+(?:_[a-z0-9]+)+\W*$/i
const ONE_WORD = /^(?:\p{Lu}?\p{Ll}+(?:\p{Lu}\p{Ll}+)*|\p{Lu}+)\d{0,2}$/u

/** Whether a value only stands where a secret would: `<your-key>`, `${TOKEN}`, `os.environ["X"]`. */
export function isPlaceholder(value: string): boolean {
  const isName = SNAKE_CASE.test(value) && !/\d{3}/.test(value)
  return isName || STAND_IN.test(value) || CODE.test(value) || isBareWord(value)
}

/** A word without digits is a name more often than a password, unless it is very long. */
function isBareWord(value: string): boolean {
  return ONE_WORD.test(value) && !/\d/.test(value)
}
