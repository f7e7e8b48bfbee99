import { ibanLength, isIban } from './iban.ts'
import { isLuhn } from './luhn.ts'
import { patternRule, type Rule, type Span } from './rule.ts'

const EMAIL_DOMAIN =
  /@(?:[\p{Script=Latin}0-9-]{1,63}\.){1,8}[\p{Script=Latin}]{2,24}(?![\p{Script=Latin}0-9])/gu
const EMAIL_LOCAL = /[\p{Script=Latin}0-9._%+-]{1,64}$/u

/** Found by the sign in the middle: looking for it from the left would try every word of a text. */
const EMAIL: Rule = {
  id: 'email',
  kind: 'email',
  *find(text): Iterable<Span> {
    for (const match of text.matchAll(EMAIL_DOMAIN)) {
      const local = EMAIL_LOCAL.exec(text.slice(Math.max(0, match.index - 64), match.index))?.[0]
      const end = match.index + match[0].length
      // `git@host:path` and `git@host/path` name a repository, not a person.
      const isRemote = local === 'git' && /^[:/][\w~]/.test(text.slice(end, end + 2))
      if (local !== undefined && !isRemote) yield { start: match.index - local.length, end }
    }
  },
}

const SSN = patternRule({
  id: 'us-ssn',
  kind: 'ssn',
  pattern: /(?<![\w-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/g,
})

const NAMED_SSN = patternRule({
  id: 'us-ssn-named',
  kind: 'ssn',
  pattern:
    /\b(?:ssn|social security(?: number| no\.?)?)\b[^\d\n]{0,12}((?!000|666|9)\d{3}[ .]?(?!00)\d{2}[ .]?(?!0000)\d{4})(?!\d)/gi,
})

const PHONE_WITH_COUNTRY = patternRule({
  id: 'phone-international',
  kind: 'phone',
  pattern: /(?<![\w+.,=*/)-])\+[1-9](?:[ ./()-]{0,3}\d){6,14}(?![\w]|[.,-]\d)/g,
  accept: (value) => digitsOf(value) >= 8 && !/\.\d{1,2}\./.test(value),
})

const PHONE_WITH_00 = patternRule({
  id: 'phone-international-00',
  kind: 'phone',
  pattern: /(?<![\w+.,-]|\d )00[1-9]\d{0,2}[ /-]\(?\d(?:[ /()-]{0,2}\d){6,12}(?![\w]|[.,-]\d)/g,
})

const PHONE_US = patternRule({
  id: 'phone-us',
  kind: 'phone',
  pattern:
    /(?<![\w.+-])(?:1[ .-])?(?:\([2-9]\d{2}\) ?[2-9]\d{2}[ .-]\d{4}|[2-9]\d{2}-[2-9]\d{2}-\d{4}|[2-9]\d{2}\.[2-9]\d{2}\.\d{4})(?![\w]|[.-]\d)/g,
})

// Without a country code, only a word in front tells a telephone number from an order number.
const PHONE_NAMED = patternRule({
  id: 'phone-named',
  kind: 'phone',
  pattern:
    /(?<!redacted:)\b(?:phone|tel|telephone|telefon|telefono|téléphone|telefoon|mobile|mobil|handy|cell|fax|whatsapp|sms|call me (?:at|on)|text me (?:at|on)|reach me (?:at|on)|ruf mich (?:an )?(?:unter|auf))\b[^\d\n+]{0,16}(\(?\d(?:[ ./()-]{0,2}\d){6,13})(?![\w]|[.-]\d)/gi,
  accept: (value) => digitsOf(value) >= 7 && !/^\d{4}-\d\d-\d\d/.test(value),
})

const IBAN: Rule = {
  id: 'iban',
  kind: 'iban',
  *find(text): Iterable<Span> {
    const start = /(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?=[ -]?[A-Za-z0-9])/g
    for (const match of text.matchAll(start)) {
      const length = ibanLength(match[0].slice(0, 2))
      if (length === undefined) continue
      const compact: string[] = []
      let at = match.index
      while (at < text.length && compact.length < length) {
        const character = text[at]!
        const isSeparator = character === ' ' || character === '-'
        if (/[A-Za-z0-9]/.test(character)) compact.push(character)
        else if (!isSeparator || !/[A-Za-z0-9]/.test(text[at + 1] ?? '')) break
        at += 1
      }
      const isWhole = compact.length === length && !/[A-Za-z0-9]/.test(text[at] ?? '')
      if (isWhole && isIban(compact.join(''))) yield { start: match.index, end: at }
    }
  },
}

// Issuers by their first digits, each with the lengths it uses: American Express, Visa, Mastercard,
// Discover and UnionPay, Diners and JCB, Maestro.
const CARD_NUMBER =
  /^(?:3[47]\d{13}|4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7])\d{14}|6\d{15,18}|3[0689]\d{12,17}|35\d{14,17}|5[0678]\d{11,17})$/

const CARD: Rule = {
  id: 'payment-card',
  kind: 'card',
  *find(text): Iterable<Span> {
    for (const run of text.matchAll(/(?<![\w.+])\d[\d -]{11,}\d(?![\w]|\.\d)/g)) {
      yield* cardsIn(run[0], run.index)
    }
  },
}

/** Cards among groups of digits: whole groups only, single separators only, Luhn and a known issuer. */
function* cardsIn(run: string, offset: number): Iterable<Span> {
  const groups = [...run.matchAll(/\d+/g)]
  for (let first = 0; first < groups.length; first += 1) {
    let digits = ''
    for (let last = first; last < groups.length && last - first < 19; last += 1) {
      const group = groups[last]!
      const before = groups[last - 1]
      const isSingle = before === undefined || group.index - before.index - before[0].length === 1
      if (last > first && !isSingle) break
      digits += group[0]
      if (digits.length > 19) break
      const isRepeated = /^(\d)\1+$/.test(digits)
      if (CARD_NUMBER.test(digits) && !isRepeated && isLuhn(digits)) {
        yield { start: offset + groups[first]!.index, end: offset + group.index + group[0].length }
      }
    }
  }
}

const IPV4 = patternRule({
  id: 'ipv4',
  kind: 'ip',
  pattern:
    /(?<![\w.-])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?![\w]|\.\d|-\w)/g,
})

const IPV6 = patternRule({
  id: 'ipv6',
  kind: 'ip',
  pattern: /(?<![\w:.])[0-9A-Fa-f]{0,4}:[0-9A-Fa-f:]{1,38}(?:(?:\d{1,3}\.){3}\d{1,3})?(?![\w:])/g,
  accept: isIpv6,
})

/** What identifies a person: always removed. */
export const PERSONAL: readonly Rule[] = [
  IBAN,
  CARD,
  SSN,
  NAMED_SSN,
  EMAIL,
  PHONE_WITH_COUNTRY,
  PHONE_WITH_00,
  PHONE_US,
  PHONE_NAMED,
]

/** Addresses of machines: removed where the policy asks for it. */
export const IP_ADDRESSES: readonly Rule[] = [IPV4, IPV6]

function digitsOf(value: string): number {
  return value.replace(/\D/g, '').length
}

function isIpv6(value: string): boolean {
  const halves = value.split('::')
  if (halves.length > 2 || value.includes(':::')) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const width = groups.length + (value.includes('.') ? 1 : 0)
  const areSound = groups.every((group) => group.includes('.') || /^[0-9A-Fa-f]{1,4}$/.test(group))
  // Two colons alone are punctuation in many languages, `a::b` is a name in C++.
  const hasDigit = /\d/.test(value)
  return areSound && (halves.length === 2 ? width <= 7 && width >= 1 && hasDigit : width === 8)
}
