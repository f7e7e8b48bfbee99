export interface Series {
  readonly name: string
  readonly colour: string
  /** Milliseconds, one for every label of the axis. */
  readonly values: readonly number[]
}

const WIDTH = 640
const HEIGHT = 320
const LEFT = 56
const RIGHT = 150
const TOP = 40
const BOTTOM = 44

/** Lines over sizes as an SVG, from zero upwards, each named at its end. */
export function lines(title: string, labels: readonly string[], series: readonly Series[]): string {
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const step = niceStep(most / 5)
  const top = Math.ceil(most / step) * step
  const x = (index: number) =>
    LEFT + (labels.length < 2 ? 0 : (index * (WIDTH - LEFT - RIGHT)) / (labels.length - 1))
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM)
  const marks = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text x="${LEFT}" y="22" font-size="14" font-weight="bold">${title}</text>`,
    ...marks.map(
      (mark) =>
        `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y(mark))}" y2="${round(y(mark))}" stroke="#dddddd"/>` +
        `<text x="${LEFT - 8}" y="${round(y(mark) + 4)}" text-anchor="end">${mark}</text>`,
    ),
    ...labels.map(
      (label, index) =>
        `<text x="${round(x(index))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${label}</text>`,
    ),
    ...series.flatMap(({ colour, values }) => [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${values.map((value, index) => `${round(x(index))},${round(y(value))}`).join(' ')}"/>`,
      ...values.map(
        (value, index) =>
          `<circle cx="${round(x(index))}" cy="${round(y(value))}" r="3" fill="${colour}"/>`,
      ),
    ]),
    ...labelsApart(series.map(({ values }) => y(values.at(-1) ?? 0))).map(
      (height, index) =>
        `<text x="${WIDTH - RIGHT + 10}" y="${round(height + 4)}" fill="${series[index]!.colour}">${series[index]!.name}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n')
}

/** Moves heights apart until no two names overlap, in the order they stand. */
function labelsApart(heights: readonly number[]): number[] {
  const order = heights.map((height, index) => ({ height, index }))
  order.sort((a, b) => b.height - a.height)
  const placed = [...heights]
  let lowest = Number.POSITIVE_INFINITY
  for (const { height, index } of order) {
    placed[index] = Math.min(height, lowest - 15)
    lowest = placed[index]!
  }
  return placed
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough)!
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
