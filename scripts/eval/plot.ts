import { BASELINES } from './baselines.ts'
import type { Report } from './tables.ts'

const COLOURS = { ours: '#0b6e4f', bm25: '#b8860b', dense: '#3465a4', rrf: '#8b5a9f' } as const
const NAMES = { ours: 'Stemma', bm25: 'BM25', dense: 'dense', rrf: 'RRF' } as const
const PANEL = { width: 300, height: 200, left: 46, top: 40 } as const

interface Axis {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

interface Panel {
  readonly offset: number
  readonly title: string
  readonly x: Axis
  readonly y: Axis
  readonly label: string
}

/** Recall at 1 to 10 beside the baselines, and which share of the questions is answered in time. */
export function plot({ curves, latencyShares, model, mode, overall }: Report): string {
  const recall: Panel = {
    offset: 0,
    title: 'recall@k',
    x: { min: 1, max: 10, ticks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    y: { min: 0, max: 1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] },
    label: 'k',
  }
  const slowest = niceAbove(latencyShares.at(-1) ?? 1)
  const latency: Panel = {
    offset: 370,
    title: 'share of questions answered within',
    x: { min: 0, max: slowest, ticks: [0, 1, 2, 3, 4].map((step) => (slowest * step) / 4) },
    y: recall.y,
    label: 'ms',
  }
  const names = ['ours', ...BASELINES] as const
  const lines = names.map((name) =>
    line(
      recall,
      curves[name].map((share, index) => [index + 1, share]),
      COLOURS[name],
    ),
  )
  const legend = names.map((name, index) => {
    const y = PANEL.top + PANEL.height - 70 + index * 16
    return `<rect x="240" y="${y - 8}" width="14" height="3" fill="${COLOURS[name]}"/><text x="260" y="${y - 3}">${NAMES[name]}</text>`
  })
  const shares = latencyShares.map((ms, index) => [ms, (index + 1) / 20] as const)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 730 290" font-family="sans-serif" font-size="11" fill="#333">
<rect width="730" height="290" fill="#fff"/>
<text x="${PANEL.left}" y="14">${model}, mode ${mode}, ${overall.questions} questions</text>
${frame(recall)}
${lines.join('\n')}
${legend.join('\n')}
${frame(latency)}
${line(latency, shares, COLOURS.ours)}
</svg>
`
}

function frame(panel: Panel): string {
  const { offset, title, x, y, label } = panel
  const left = PANEL.left + offset
  const bottom = PANEL.top + PANEL.height
  const across = y.ticks.map((tick) => {
    const [, height] = place(panel, x.min, tick)
    return `<path d="M${left} ${height}h${PANEL.width}" stroke="#ddd"/><text x="${left - 6}" y="${height + 4}" text-anchor="end">${tick}</text>`
  })
  const along = x.ticks.map((tick) => {
    const [width] = place(panel, tick, y.min)
    return `<text x="${width}" y="${bottom + 16}" text-anchor="middle">${tick}</text>`
  })
  return [
    `<text x="${left}" y="${PANEL.top - 10}" font-weight="bold">${title}</text>`,
    ...across,
    ...along,
    `<text x="${left + PANEL.width / 2}" y="${bottom + 32}" text-anchor="middle">${label}</text>`,
  ].join('\n')
}

function line(panel: Panel, points: readonly (readonly [number, number])[], colour: string) {
  const path = points.map(([x, y]) => place(panel, x, y).join(','))
  return `<polyline points="${path.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`
}

function place({ offset, x, y }: Panel, atX: number, atY: number): [number, number] {
  const across = (atX - x.min) / (x.max - x.min)
  const up = (atY - y.min) / (y.max - y.min)
  const tenth = (value: number) => Math.round(value * 10) / 10
  return [
    tenth(PANEL.left + offset + across * PANEL.width),
    tenth(PANEL.top + (1 - up) * PANEL.height),
  ]
}

/** The next of 4, 8, 20, 40, 80, 200 … so that four equal steps have round labels. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return [4, 8, 20, 40].map((step) => step * power).find((step) => step >= value)!
}
