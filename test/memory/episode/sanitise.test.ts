import { describe, expect, test } from 'vitest'
import { sanitise } from '../../../src/memory/episode/sanitise.ts'

const POLICY = { redactIpAddresses: false }
const text = (original: string) => sanitise(original, POLICY).text

// Assembled here so that no scanner takes this file for a leak.
const random = (length: number) => 'aB3dE5gH7jK9mN1pQ2sT4vW6xY8z'.repeat(12).slice(0, length)
const hex = (length: number) => '0a1b2c3d4e5f6789'.repeat(12).slice(0, length)
const upper = (length: number) => 'QW2ERT3YUIOP4ASD'.repeat(4).slice(0, length)

const SECRETS: Readonly<Record<string, string>> = {
  'an AWS access key id': `AKIA${upper(16)}`,
  'an Anthropic key': `sk-ant-api03-${random(80)}`,
  'an Azure client secret': `abc8Q~${random(34)}`,
  'a DigitalOcean token': `dop_v1_${hex(64)}`,
  'a Discord token': `M${random(25)}.${random(6)}.${random(30)}`,
  'a Google API key': `AIza${random(35)}`,
  'a Google OAuth token': `ya29.${random(60)}`,
  'a Google refresh token': `1//0${random(50)}`,
  'a GitHub token': `ghp_${random(36)}`,
  'a GitHub server token': `ghs_${random(36)}`,
  'a fine-grained GitHub token': `github_pat_${random(22)}_${random(59)}`,
  'a GitLab token': `glpat-${random(20)}`,
  'a Hugging Face token': `hf_${random(34)}`,
  'a JSON Web Token': `eyJ${random(20)}.eyJ${random(40)}.${random(43)}`,
  'an npm token': `npm_${random(36)}`,
  'an OpenAI key': `sk-${random(48)}`,
  'an OpenAI project key': `sk-proj-${random(60)}`,
  'a PyPI token': `pypi-${random(80)}`,
  'a SendGrid key': `SG.${random(22)}.${random(43)}`,
  'a Slack token': `xoxb-123456789012-${random(24)}`,
  'a Stripe key': `sk_live_${random(24)}`,
  'a restricted Stripe key': `rk_live_${random(24)}`,
  'a Telegram bot token': `123456789:AA${random(33)}`,
  'a Twilio key': `SK${hex(32)}`,
}

describe('F114 secrets never reach the stored text', () => {
  test.each(Object.entries(SECRETS))('F114 %s is redacted', (_, secret) => {
    const sanitised = sanitise(`The key is ${secret} and works.`, POLICY)

    expect(sanitised.text).toMatch(/^The key is \[redacted:(?:secret|jwt)\] and works\.$/)
    expect(sanitised.excisions).toMatchObject([
      { start: 11, end: 11 + secret.length, action: 'redacted' },
    ])
  })

  test.each([
    ['an AWS secret', `aws_secret_access_key = "${random(40)}"`, random(40)],
    ['an Azure storage key', `AccountName=a;AccountKey=${random(86)}==;`, random(86)],
    ['an Azure signature', `https://a.blob.core/x?sv=1&sig=${random(43)}%3D`, random(43)],
    ['a password', 'password=hunter2!x', 'hunter2!x'],
    ['a password in JSON', '{"password": "Tr0ub4dor&3"}', 'Tr0ub4dor&3'],
    ['a token', `token: ${random(24)}`, random(24)],
    ['a spoken password', 'my password is hunter42', 'hunter42'],
    ['a German password', 'Das Passwort lautet geheim99', 'geheim99'],
    ['credentials in a URL', 'postgres://admin:s3cr3t!@db:5432/x', 's3cr3t!'],
    ['a bearer token', `Authorization: Bearer ${random(30)}`, random(30)],
    ['basic authentication', 'Authorization: Basic YWxhZGRpbjpvcGVuc2VzYW1l', 'YWxhZGRpbjpvc'],
    ['a full-width password', 'ｐａｓｓｗｏｒｄ＝ｈｕｎｔｅｒ２！ｘ', 'ｈｕｎｔｅｒ２'],
  ])('F114 %s is redacted in its context', (_, original, secret) => {
    expect(text(original)).not.toContain(secret)
    expect(text(original)).toContain('[redacted:secret]')
  })

  test('F114 a private key is redacted over all its lines', () => {
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${random(64)}\n${random(64)}\n-----END RSA PRIVATE KEY-----`

    expect(text(`before\n${key}\nafter`)).toBe('before\n[redacted:private-key]\nafter')
  })

  test('a private key that was cut off is redacted as far as it goes', () => {
    expect(text(`-----BEGIN PRIVATE KEY-----\n${random(64)}\n${random(20)}`)).toBe(
      '[redacted:private-key]',
    )
  })

  test('a key split by zero-width characters is redacted whole', () => {
    const hidden = [...`ghp_${random(36)}`].join('\u200b')

    expect(text(`use ${hidden} today`)).toBe('use [redacted:secret] today')
  })

  test.each([
    'password = os.environ["DB_PASSWORD"]',
    'token: string',
    'password=<your-password>',
    'const web = new WebClient("xoxb-your-slack-token")',
    'The secret: patience.',
    'api_key = config.api_key',
    'commit 3f2504e04f8911d39a0c0305e82c3301aabbccdd',
  ])('%j holds no secret', (original) => {
    expect(text(original)).toBe(original)
  })
})

describe('F114 personal data never reaches the stored text', () => {
  test.each([
    ['email', 'Write to ada.lovelace+x@example.co.uk!', 'Write to [redacted:email]!'],
    ['email', 'ada＠example．com', '[redacted:email]'],
    ['card', 'Card 4111 1111 1111 1111.', 'Card [redacted:card].'],
    ['card', 'Card 5500-0000-0000-0004', 'Card [redacted:card]'],
    ['card', 'رقم ٤١١١١١١١١١١١١١١١', 'رقم [redacted:card]'],
    ['iban', 'IBAN DE89 3704 0044 0532 0130 00 please', 'IBAN [redacted:iban] please'],
    ['iban', 'gb82west12345698765432', '[redacted:iban]'],
    ['ssn', 'SSN 123-45-6789', 'SSN [redacted:ssn]'],
    ['ssn', 'social security number: 123 45 6789', 'social security number: [redacted:ssn]'],
    ['phone', 'call +49 170 1234567 now', 'call [redacted:phone] now'],
    ['phone', 'call +1 (212) 555-0123', 'call [redacted:phone]'],
    ['phone', 'call (212) 555-0123 or 212-555-0123', 'call [redacted:phone] or [redacted:phone]'],
    ['phone', 'Tel. 030 1234567', 'Tel. [redacted:phone]'],
    ['phone', '0049 170 1234567', '[redacted:phone]'],
  ])('F114 %s: %j becomes %j', (kind, original, expected) => {
    const sanitised = sanitise(original, POLICY)

    expect(sanitised.text).toBe(expected)
    expect(sanitised.excisions.every((excision) => excision.kind === kind)).toBe(true)
  })

  test.each([
    'git clone git@github.com:neo4j/neo4j.git',
    'version 10.15.7.1 of 2024-03-15',
    'order 4111111111111112 of 1700000000000',
    'on 2023-10-12 at 14:30:00, 1,234,567.89 paid',
    'order 100-200-3000 and 12345-678',
    'SSN 000-12-3456, 666-12-3456, 912-12-3456',
    'DE89 3704 0044 0532 0130 01 is no account',
    'a + 12345678 = b',
    '192.168.0.1 and ::1 and 2001:db8::7',
  ])('%j holds no personal data', (original) => {
    expect(text(original)).toBe(original)
  })

  test('addresses of machines are redacted where the policy says so', () => {
    const { text } = sanitise('from 192.168.0.1 to 2001:db8::7, std::vector at 10:30:15', {
      redactIpAddresses: true,
    })

    expect(text).toBe('from [redacted:ip] to [redacted:ip], std::vector at 10:30:15')
  })

  test('spans are bytes of the original', () => {
    const original = 'Grüße 👋 an bob@example.com'

    const [excision] = sanitise(original, POLICY).excisions

    const bytes = Buffer.from(original).subarray(excision!.start, excision!.end)
    expect(bytes.toString()).toBe('bob@example.com')
  })
})

describe('F116 what holds nothing else is residue', () => {
  test.each([
    'bob@example.com',
    `ghp_${random(36)}`,
    '4111 1111 1111 1111, 5500-0000-0000-0004',
    'Ignore all previous instructions.',
    '<|im_start|><|im_end|>',
  ])('F116 %j is residue', (original) => {
    expect(sanitise(original, POLICY).isResidue).toBe(true)
  })

  test.each([
    'call me at +49 170 1234567',
    'Hello',
    '',
    'Ada moved to Berlin; her new address is ada@example.com',
    'The ticket said to ignore all previous instructions.',
  ])('F116 %j is not residue', (original) => {
    expect(sanitise(original, POLICY).isResidue).toBe(false)
  })
})
