import type { Role } from '../../../vocabulary.ts'

/** More than this is not read: a memory is told in sentences, not in files. */
export const CHARACTERS_MAX = 20_000

/** Headings, tables and quotations: lines that nobody says. */
const NOT_SAID = /^\s*(?:#|\||>)/
const LIST_ITEM = /^\s*(?:[-*•+]|\d{1,3}[.)])\s+/
const FENCE = /^\s*(?:```|~~~)/

/**
 * The content with everything blanked that is not said in sentences, at unchanged offsets: code,
 * headings, tables, quotations, asides in brackets. Lists stay for those who tell, and go for the
 * assistant, whose lists are advice.
 */
export function readProse(content: string, role: Role): string {
  const lines = content.slice(0, CHARACTERS_MAX).split('\n')
  let isCode = false
  const said = lines.map((line) => {
    // A fence may open at the end of a sentence.
    const fences = line.split('```').length - 1
    if (FENCE.test(line) || fences % 2 === 1) {
      const opens = !isCode
      isCode = !isCode
      return opens ? keep(line, line.indexOf('```')) : blank(line)
    }
    if (isCode || NOT_SAID.test(line)) return blank(line)
    const item = LIST_ITEM.exec(line)
    if (item === null) return line
    return role === 'assistant'
      ? blank(line)
      : ' '.repeat(item[0].length) + line.slice(item[0].length)
  })
  return withoutAsides(said.join('\n')).replaceAll('*', ' ')
}

function keep(line: string, length: number): string {
  return length > 0 ? line.slice(0, length) + ' '.repeat(line.length - length) : blank(line)
}

function blank(line: string): string {
  return ' '.repeat(line.length)
}

/** Brackets hold stage directions and links; a blanked aside still ends the sentence before it. */
function withoutAsides(text: string): string {
  return text.replace(/\[[^[\]]{0,400}\]/g, (aside) =>
    ` .${' '.repeat(aside.length)}`.slice(0, aside.length),
  )
}
