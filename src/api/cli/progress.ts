/** What is going on, on one line of a terminal that is rewritten; line by line anywhere else. */
export function progressLine(stream: NodeJS.WriteStream = process.stderr) {
  let width = 0
  return {
    show(line: string): void {
      if (!stream.isTTY) {
        stream.write(`${line}\n`)
        return
      }
      stream.write(`\r${line.padEnd(width)}`)
      width = line.length
    },
    done(): void {
      if (stream.isTTY && width > 0) stream.write(`\r${' '.repeat(width)}\r`)
    },
  }
}
