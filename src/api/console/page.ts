import { readFileSync } from 'node:fs'

let page: string | undefined

/** The console: one page, self-contained, that reads the memory through GraphQL like anybody else. */
export function consolePage(): string {
  page ??= readFileSync(new URL('./page.html', import.meta.url), 'utf8')
  return page
}
