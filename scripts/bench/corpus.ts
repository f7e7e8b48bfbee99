import { normalise } from '../../src/embed/embedder.ts'
import { type Random, randomFrom } from './random.ts'
import { languageFrom } from './words.ts'

export const DIMENSIONS = 384

/** How many directions the memories of one topic differ in. Sentence embeddings have few. */
const SPREAD_DIRECTIONS = 24
const TOPIC_COUNT = 400
const TURNS_OF_SESSION = 20

export interface Turn {
  readonly topic: number
  readonly content: string
  readonly vector: Float32Array
  readonly speaker: string
  readonly session: string
  readonly capturedAt: Date
}

export interface Question {
  readonly text: string
  readonly vector: Float32Array
}

export interface Corpus {
  /** The next turn of a conversation. `place` is its number in its namespace. */
  turn(place: number): Turn
  question(topic: number): Question
}

const STARTED_AT = Date.UTC(2026, 0, 1)

/**
 * Conversations without end: sessions of twenty turns about a topic, with vectors that cluster by
 * topic as those of a sentence encoder do (cosines around 0.7 within a topic, around 0 between two).
 */
export function corpusFrom(seed: number): Corpus {
  const random = randomFrom(seed)
  const language = languageFrom(random)
  const topics = Array.from({ length: TOPIC_COUNT }, () => topicFrom(random))
  let topic = 0

  return {
    turn(place) {
      if (place % TURNS_OF_SESSION === 0) topic = random.below(TOPIC_COUNT)
      return {
        topic,
        content: language.sentence(topic, random),
        vector: near(topics[topic]!, random),
        speaker: place % 2 === 0 ? 'Ada' : 'Bela',
        session: `session-${Math.floor(place / TURNS_OF_SESSION)}`,
        capturedAt: new Date(STARTED_AT + place * 60_000),
      }
    },
    question: (about) => ({
      text: language.question(about, random),
      vector: near(topics[about]!, random),
    }),
  }
}

interface Topic {
  readonly centre: Float32Array
  readonly directions: readonly Float32Array[]
}

function topicFrom(random: Random): Topic {
  const direction = () =>
    normalise(Float32Array.from({ length: DIMENSIONS }, () => random.normal()))
  return {
    centre: direction(),
    directions: Array.from({ length: SPREAD_DIRECTIONS }, direction),
  }
}

/** The centre, a step along every direction of the topic, and a little of everything. */
function near({ centre, directions }: Topic, random: Random): Float32Array {
  const vector = Float32Array.from(centre)
  for (const direction of directions) {
    const step = random.normal() * 0.13
    for (let i = 0; i < DIMENSIONS; i++) vector[i]! += step * direction[i]!
  }
  for (let i = 0; i < DIMENSIONS; i++) vector[i]! += (random.next() - 0.5) * 0.02
  return normalise(vector)
}
