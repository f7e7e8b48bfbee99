import { expect, test } from 'vitest'
import { LOCAL_MODELS } from '../../src/embed/local-model.ts'
import { openRotation } from '../../src/embed/rotation.ts'

const wave = (phase: number) => Float32Array.from({ length: 384 }, (_, i) => Math.sin(i * phase))
const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, i) => sum + value * other[i]!, 0)

test.each(Object.values(LOCAL_MODELS))(
  'F106 the rotation of $name keeps every angle',
  async (model) => {
    const rotate = await openRotation(model.name)
    const [one, other] = [wave(0.7), wave(1.3)]

    const [turnedOne, turnedOther] = [rotate(one), rotate(other)]

    expect(dot(turnedOne, turnedOther)).toBeCloseTo(dot(one, other), 3)
    expect(dot(turnedOne, turnedOne)).toBeCloseTo(dot(one, one), 3)
    expect(turnedOne).toHaveLength(model.dimensions)
  },
)
