import type { Finding, Span } from './rule.ts'

/** A replacement of one span of a text. */
export interface Edit extends Span {
  readonly text: string
}

/**
 * A text under edit that still knows, for each of its units, which part of the original it stands
 * for. A unit of a marker stands for everything the marker replaced.
 */
export interface Draft {
  readonly text: string
  readonly starts: Int32Array
  readonly ends: Int32Array
}

export function draftOf(text: string): Draft {
  const starts = Int32Array.from({ length: text.length }, (_, unit) => unit)
  return { text, starts, ends: starts.map((unit) => unit + 1) }
}

/** The original range behind a range of the draft. */
export function originOf(draft: Draft, { start, end }: Span): Span {
  let from = draft.starts[start]!
  let to = draft.ends[start]!
  for (let unit = start; unit < end; unit += 1) {
    from = Math.min(from, draft.starts[unit]!)
    to = Math.max(to, draft.ends[unit]!)
  }
  return { start: from, end: to }
}

/** Applies edits that are in order and do not overlap. An insertion is an edit of an empty span. */
export function applyEdits(draft: Draft, edits: readonly Edit[]): Draft {
  const grown = edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0)
  const starts = new Int32Array(draft.text.length + grown)
  const ends = new Int32Array(starts.length)
  const parts: string[] = []
  let read = 0
  let written = 0
  const keepUntil = (end: number) => {
    parts.push(draft.text.slice(read, end))
    starts.set(draft.starts.subarray(read, end), written)
    ends.set(draft.ends.subarray(read, end), written)
    written += end - read
  }
  for (const edit of edits) {
    keepUntil(edit.start)
    const origin = edit.end > edit.start ? originOf(draft, edit) : pointAt(draft, edit.start)
    parts.push(edit.text)
    starts.fill(origin.start, written, written + edit.text.length)
    ends.fill(origin.end, written, written + edit.text.length)
    written += edit.text.length
    read = edit.end
  }
  keepUntil(draft.text.length)
  return { text: parts.join(''), starts, ends }
}

/** The place in the original where something inserted before this unit stands. */
function pointAt(draft: Draft, unit: number): Span {
  const at = unit < draft.text.length ? draft.starts[unit]! : (draft.ends.at(-1) ?? 0)
  return { start: at, end: at }
}

/**
 * Joins findings that overlap into one that covers them all, so that no matched unit survives. The
 * widest finding names the union; of equally wide ones the first.
 */
export function unite(findings: readonly Finding[]): Finding[] {
  const ordered = findings.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const united: Finding[] = []
  let widest = 0
  for (const finding of ordered) {
    const last = united.at(-1)
    const width = finding.end - finding.start
    if (last === undefined || finding.start >= last.end) {
      united.push(finding)
      widest = width
    } else {
      const name = width > widest ? finding : last
      widest = Math.max(widest, width)
      united[united.length - 1] = {
        ...name,
        start: last.start,
        end: Math.max(last.end, finding.end),
      }
    }
  }
  return united
}

/** What of `spans` is not covered by `taken`, which is in order and does not overlap. */
export function subtract<Kind extends Span>(
  spans: readonly Kind[],
  taken: readonly Span[],
): Kind[] {
  const left: Kind[] = []
  let next = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    while (next < taken.length && taken[next]!.end <= span.start) next += 1
    let start = span.start
    for (let other = next; other < taken.length && taken[other]!.start < span.end; other += 1) {
      if (taken[other]!.start > start) left.push({ ...span, start, end: taken[other]!.start })
      start = Math.max(start, taken[other]!.end)
    }
    if (start < span.end) left.push({ ...span, start })
  }
  return left
}

/** Byte offsets (UTF-8) for ascending UTF-16 offsets of one text. A lone surrogate counts as three. */
export function byteOffsets(text: string): (unit: number) => number {
  const bytes = new Int32Array(text.length + 1)
  for (let unit = 0; unit < text.length; unit += 1) {
    const code = text.charCodeAt(unit)
    const low = text.charCodeAt(unit + 1)
    const isPair = code >= 0xd800 && code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff
    if (isPair) {
      bytes[unit + 1] = bytes[unit]! + 2
      bytes[unit + 2] = bytes[unit]! + 4
      unit += 1
    } else {
      bytes[unit + 1] = bytes[unit]! + (code < 0x80 ? 1 : code < 0x800 ? 2 : 3)
    }
  }
  return (unit) => bytes[unit]!
}
