import { isPlaceholder, looksRandom } from './entropy.ts'
import { PRIVATE_KEY } from './private-key.ts'
import { patternRule, type Rule } from './rule.ts'

/**
 * Keys that carry their maker's prefix, one line each: rule id and expression. A key starts where no
 * letter or digit precedes it. Every repetition is over one class and ends in a class it does not
 * share, so a scan is linear.
 */
const PREFIXED: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['aws-access-key', /\b(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AIPA|ANPA|ANVA|AROA)[A-Z2-7]{16}\b/g],
  ['anthropic-key', /\bsk-ant-[\w-]{20,}/g],
  ['azure-storage-key', /\bAccountKey=([\w+/]{43,}={0,2})/gi],
  ['azure-sas', /[?&](?:amp;)?sig=([\w%+/-]{30,}={0,2})/gi],
  ['azure-client-secret', /(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{31,34}/g],
  ['databricks-token', /\bdapi[a-f0-9]{32}\b/g],
  ['digitalocean-token', /\bdo[opr]_v1_[a-f0-9]{40,}/g],
  ['discord-token', /(?<![\w-])[MNO][\w-]{23,27}\.[\w-]{6,7}\.[\w-]{27,45}/g],
  ['discord-webhook', /discord(?:app)?\.com\/api\/webhooks\/\d{15,22}\/([\w-]{60,90})/gi],
  ['gcp-api-key', /\bAIza[\w-]{35}/g],
  ['github-token', /\bgh[opusr]_[A-Za-z0-9]{20,}/g],
  ['github-pat', /\bgithub_pat_\w{22,}/g],
  ['gitlab-token', /\bgl(?:pat|ptt|dt|rt|cbt|ft|soat|agent)-[\w.-]{20,}/g],
  ['google-oauth-token', /\bya29\.[\w-]{20,}/g],
  ['google-oauth-refresh', /(?<![\w/:])1\/\/0[\w-]{30,}/g],
  ['google-oauth-secret', /\bGOCSPX-[\w-]{20,64}/g],
  ['huggingface-token', /\b(?:hf|api_org)_[A-Za-z0-9]{30,64}/g],
  ['jwt', /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*){0,3}/g],
  ['linear-key', /\blin_api_[A-Za-z0-9]{32,64}/g],
  ['mailgun-key', /\bkey-[a-f0-9]{32}\b/g],
  ['npm-token', /\bnpm_[A-Za-z0-9]{30,64}/g],
  ['openai-key', /(?<![\w-])sk-(?:proj-|svcacct-|admin-|None-|or-v1-)?[A-Za-z0-9][\w-]{18,}/g],
  ['perplexity-key', /\bpplx-[A-Za-z0-9]{40,64}/g],
  ['postman-key', /\bPMAK-[a-f0-9]{24}-[a-f0-9]{34}/g],
  ['pypi-token', /\bpypi-[\w-]{40,}/g],
  ['replicate-token', /\br8_[A-Za-z0-9]{30,64}/g],
  ['sendgrid-key', /\bSG\.[\w-]{16,64}\.[\w-]{16,64}/g],
  ['shopify-token', /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}\b/g],
  ['slack-token', /\bxox[abeoprs](?:\.xox[bp])?-[\w-]{10,}/g],
  ['slack-app-token', /\bxapp-\d-[\w-]{20,}/g],
  ['slack-webhook', /hooks\.slack\.com\/(?:services|workflows)\/([\w/]{20,})/gi],
  ['square-token', /\b(?:sq0(?:atp|csp)-[\w-]{22,64}|EAAA[\w-]{60})/g],
  ['stripe-key', /\b(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}/g],
  ['stripe-webhook-secret', /\bwhsec_[A-Za-z0-9+/]{24,}={0,2}/g],
  ['telegram-bot-token', /(?<![\w:])(?:bot)?\d{8,10}:AA[\w-]{32,34}(?![\w-])/g],
  ['twilio-key', /\b(?:SK|AC)[a-f0-9]{32}\b/g],
  ['vault-token', /\bhv[sbr]\.[\w-]{24,}/g],
]

const CREDENTIAL_WORD =
  'pass(?:word|wd|phrase|code)|pwd|passwort|kennwort|contrase[nñ]a|mot de passe|wachtwoord|senha|has[lł]o|пароль|密码|パスワード' +
  '|secret|token|api[_ -]?key|apikey|access[_ -]?key|auth[_ -]?key|account[_ -]?key|private[_ -]?key|client[_ -]?secret' +
  '|credentials?|encryption[_ -]?key|signing[_ -]?key'
// What may stand between the word and its value. A value in brackets is one of our own markers.
const ASSIGNED = `(?:[_ -]?(?:id|key|value|token|hash|base64))?["'\`\\])]{0,2}[ \\t]{0,4}(?::=|=>|[:=])[ \\t]{0,4}["'\`]{0,3}`
const VALUE = '(?!\\[(?:redacted|excised):)([^\\s"\'`<>,;]{6,512})'

const CONTEXTUAL: readonly Rule[] = [
  patternRule({
    id: 'aws-secret-key',
    kind: 'secret',
    pattern:
      /\b(?:aws|amazon|secret)[\w .-]{0,30}["']?\s{0,3}[:=]\s{0,3}["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi,
    accept: looksRandom,
  }),
  patternRule({
    id: 'twilio-auth-token',
    kind: 'secret',
    pattern: /\btwilio[^\n]{0,40}?\b([a-f0-9]{32})\b/gi,
  }),
  patternRule({
    id: 'authorization-header',
    kind: 'secret',
    pattern:
      /\bauthorization["'`]{0,2}\s{0,3}[:=,]\s{0,3}["'`]{0,2}(?:bearer|basic|token|digest|apikey)\s{1,3}(?!\[redacted:)([\w.~+/=:-]{8,4096})/gi,
    accept: (value) => !isPlaceholder(value),
  }),
  patternRule({
    id: 'bearer-token',
    kind: 'secret',
    pattern: /\b(?:bearer|basic)\s{1,3}([\w.~+/-]{16,4096}={0,2})/gi,
    accept: looksRandom,
  }),
  patternRule({
    id: 'url-credentials',
    kind: 'secret',
    pattern:
      /\b[a-z][a-z0-9+.-]{1,20}:\/\/(?!\[redacted:)([^\s/:@"'`<>[\]]{0,128}:(?!\[redacted:)[^\s/@"'`<>]{1,256})@/gi,
    accept: (value) => !isPlaceholder(value.slice(value.indexOf(':') + 1)),
  }),
  patternRule({
    id: 'assigned-secret',
    kind: 'secret',
    pattern: new RegExp(`(?:${CREDENTIAL_WORD})${ASSIGNED}${VALUE}`, 'giu'),
    accept: isCredential,
  }),
  patternRule({
    id: 'stated-password',
    kind: 'secret',
    pattern:
      /(?:password|passphrase|passcode|passwort|kennwort|api key|secret key|token)\s(?:\w{1,12}\s){0,2}?(?:is|was|ist|war|lautet|est|es|è)[ :]{1,2}["'`“„«]?([^\s"'`<>,;“”„«»]{6,256})/giu,
    accept: (value) => /\p{L}/u.test(value) && /\p{N}/u.test(value) && isCredential(value),
  }),
]

/** Everything that opens a door: keys by their prefix, then by their surroundings. */
export const SECRETS: readonly Rule[] = [
  PRIVATE_KEY,
  ...PREFIXED.map(([id, pattern]) =>
    patternRule({ id, kind: id === 'jwt' ? 'jwt' : 'secret', pattern, accept: isNotNamed }),
  ),
  ...CONTEXTUAL,
]

/** Documentation writes `xoxb-your-token`, `sk-learn-compatible-estimator` is no key either. */
function isNotNamed(key: string): boolean {
  return (
    !/your[-_]/i.test(key) &&
    !/^[a-z]{2,5}(?:-[a-z]{1,16})+$/.test(key.replace(/^sk-(?=[a-z]{19,}$)/, ''))
  )
}

/** A literal that somebody chose or drew, as opposed to code that fetches one or a stand-in. */
function isCredential(value: string): boolean {
  const literal = value.replace(/[.!?)\]}]+$/, '')
  if (literal.length < 6 || isPlaceholder(literal)) return false
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}_.-]/u].filter((kind) =>
    kind.test(literal),
  ).length
  const hasDigit = /\p{N}/u.test(literal)
  return looksRandom(literal) || (kinds >= 2 && hasDigit) || kinds >= 3
}
