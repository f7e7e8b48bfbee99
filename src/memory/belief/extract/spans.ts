/**
 * UTF-8 offsets for UTF-16 ones. Built once over the text, so that a span costs two look-ups
 * whatever the length before it.
 */
export function byteOffsets(text: string): (index: number) => number {
  if (isAscii(text)) return (index) => index
  const offsets = new Uint32Array(text.length + 1)
  let bytes = 0
  for (let index = 0; index < text.length; index++) {
    offsets[index] = bytes
    const unit = text.charCodeAt(index)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (isPair(text, index)) {
      // Both halves of a pair begin where the character begins.
      offsets[++index] = bytes
      bytes += 4
    } else bytes += 3
  }
  offsets[text.length] = bytes
  return (index) => offsets[index]!
}

function isPair(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  const next = text.charCodeAt(index + 1)
  return unit >= 0xd800 && unit < 0xdc00 && next >= 0xdc00 && next < 0xe000
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) return false
  return true
}
