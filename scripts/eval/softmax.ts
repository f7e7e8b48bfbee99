/** One question: what is known of each candidate, what is already settled, and which are right. */
export interface Example {
  /** A row per candidate, a column per cue. */
  readonly cues: readonly Float64Array[]
  /** Added to each candidate's score and not fitted. */
  readonly offsets: Float64Array
  /** Places of the evidence among the candidates. */
  readonly right: readonly number[]
}

const STEPS_MAX = 40
const GRADIENT_MIN = 1e-7

/**
 * Weights of a listwise softmax regression: the mean over the questions of the cross entropy between
 * the evidence, each piece the same, and the softmax of the scores, plus `l2` / 2 times the squares of the weights.
 *
 * The loss is convex and has few dimensions, so Newton's method with a halving step finds the one
 * minimum; a good `start` only saves steps.
 */
export function fitSoftmax(
  examples: readonly Example[],
  l2: number,
  start?: readonly number[],
): number[] {
  const usable = examples.filter(({ right }) => right.length > 0)
  const size = usable[0]?.cues[0]?.length ?? 0
  let weights = [...(start ?? new Array<number>(size).fill(0))]
  let here = slopeAt(usable, weights, l2)
  for (let step = 0; step < STEPS_MAX && norm(here.gradient) > GRADIENT_MIN; step++) {
    const direction = solve(here.hessian, here.gradient)
    let length = 1
    let next = here
    let tried = weights
    do {
      tried = weights.map((weight, index) => weight - length * direction[index]!)
      next = slopeAt(usable, tried, l2)
      length /= 2
    } while (next.loss > here.loss && length > 1e-6)
    if (next.loss >= here.loss) break
    weights = tried
    here = next
  }
  return weights
}

export function scoresOf({ cues, offsets }: Example, weights: readonly number[]): Float64Array {
  return Float64Array.from(cues, (row, index) => {
    let sum = offsets[index]!
    for (let cue = 0; cue < weights.length; cue++) sum += row[cue]! * weights[cue]!
    return sum
  })
}

function slopeAt(examples: readonly Example[], weights: readonly number[], l2: number) {
  const size = weights.length
  let loss = (l2 / 2) * weights.reduce((sum, weight) => sum + weight * weight, 0)
  const gradient = weights.map((weight) => l2 * weight)
  const hessian = weights.map((_, row) => weights.map((__, column) => (row === column ? l2 : 0)))
  const share = 1 / examples.length
  for (const example of examples) {
    const scores = scoresOf(example, weights)
    const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
    const chances = scores.map((score) => Math.exp(score - top))
    const mass = chances.reduce((sum, chance) => sum + chance, 0)
    const expected = new Float64Array(size)
    const squares = new Float64Array(size * size)
    example.cues.forEach((row, index) => {
      const chance = chances[index]! / mass
      if (chance < 1e-9) return
      for (let a = 0; a < size; a++) {
        const part = chance * row[a]!
        if (part === 0) continue
        expected[a]! += part
        for (let b = 0; b <= a; b++) squares[a * size + b]! += part * row[b]!
      }
    })
    const target = new Float64Array(size)
    for (const place of example.right) {
      loss -= (share / example.right.length) * (scores[place]! - top - Math.log(mass))
      const row = example.cues[place]!
      for (let cue = 0; cue < size; cue++) target[cue]! += row[cue]! / example.right.length
    }
    for (let a = 0; a < size; a++) {
      gradient[a]! += share * (expected[a]! - target[a]!)
      for (let b = 0; b <= a; b++) {
        const value = share * (squares[a * size + b]! - expected[a]! * expected[b]!)
        hessian[a]![b]! += value
        if (a !== b) hessian[b]![a]! += value
      }
    }
  }
  return { loss, gradient, hessian }
}

/** Gaussian elimination with pivots. The matrix is positive definite thanks to the penalty. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!])
  const size = rows.length
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot
    for (let row = pivot + 1; row < size; row++) {
      if (Math.abs(rows[row]![pivot]!) > Math.abs(rows[best]![pivot]!)) best = row
    }
    ;[rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!]
    for (let row = pivot + 1; row < size; row++) {
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!
      for (let column = pivot; column <= size; column++) {
        rows[row]![column]! -= factor * rows[pivot]![column]!
      }
    }
  }
  const solution = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let sum = rows[row]![size]!
    for (let column = row + 1; column < size; column++) {
      sum -= rows[row]![column]! * solution[column]!
    }
    solution[row] = sum / rows[row]![row]!
  }
  return solution
}

function norm(vector: readonly number[]): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
}
