/** A bar on a terminal, a line for every tenth elsewhere. */
export function progressBar(title: string, total: number) {
  let done = 0
  let tenth = 0
  return {
    advance(count: number): void {
      done += count
      const share = total === 0 ? 1 : done / total
      if (process.stderr.isTTY) {
        const filled = Math.round(share * 30)
        const bar = '█'.repeat(filled) + '░'.repeat(30 - filled)
        process.stderr.write(`\r${title} ${bar} ${done}/${total}${done >= total ? '\n' : ''}`)
      } else if (Math.floor(share * 10) > tenth) {
        tenth = Math.floor(share * 10)
        process.stderr.write(`${title} ${done}/${total}\n`)
      }
    },
  }
}
