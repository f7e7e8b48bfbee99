import type { Claim, Extractor, Stance } from '../../src/memory/belief/extract/claim.ts'

/**
 * An extractor that is told what to read, so that a test of belief does not hang on grammar. Each line
 * is `subject | predicate | object`, then options: `from=`, `to=`, a stance, `actually`.
 */
export const scriptExtractor: Extractor = {
  name: 'script',
  version: '1',
  async extract(utterances) {
    return utterances.map(({ content }) => {
      if (content.includes('unreadable')) throw new Error('cannot be read')
      const claims = content
        .split('\n')
        .filter((line) => line.includes(' | '))
        .map((line): Claim => claimOf(line, content))
      return { claims, mentions: [] }
    })
  },
}

function claimOf(line: string, content: string): Claim {
  const [subject, predicate, object, ...options] = line.split(' | ')
  const option = (name: string) =>
    options.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)
  const instant = (text: string | undefined) => (text === undefined ? null : new Date(text))
  const start = Buffer.byteLength(content.slice(0, content.indexOf(line)))
  const isText = object!.startsWith('"')
  return {
    subject: { name: subject!, type: 'person' },
    predicate: predicate!,
    object: isText
      ? { kind: 'text', text: object!.slice(1, -1) }
      : { kind: 'entity', name: object!, type: 'place' },
    stance: (options.find((each) => ['ends', 'denies', 'never'].includes(each)) ??
      'states') as Stance,
    isCorrection: options.includes('actually'),
    validFrom: instant(option('from')),
    validTo: instant(option('to')),
    confidence: 0.9,
    statement: `${subject} ${predicate} ${object}.`,
    spanStart: start,
    spanEnd: start + Buffer.byteLength(line),
  }
}
