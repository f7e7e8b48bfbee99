import { expect, test } from 'vitest'
import { claimsOf } from './say.ts'

const NOTHING_CLAIMED = [
  // Questions
  'Do you live in Paris?',
  'Where do you work?',
  'What did you paint yesterday?',
  'Can I use Flask here?',
  'Have I ever been to Spain?',
  'How do I set up nock to mock the responses?',
  // Conditions and wishes
  'If I lived in Paris, I would work at a bakery.',
  'I wish I had a dog.',
  'I hope I get the job.',
  "I'd be a great teacher.",
  'I could move to Rome.',
  'We can stay in or go to the park.',
  'Everyone we love was there.',
  'Unless I quit my job, nothing changes.',
  // Greetings and politeness
  'Hey Mel! Good to see you!',
  'Thanks, Melanie! Your support means a lot.',
  "I'm so glad you like it.",
  "I'm here for you.",
  "I'll let you know.",
  "I'm sorry to hear that.",
  'Take care and talk soon!',
  // About the listener
  'You got a new job, congrats!',
  'Your painting is great.',
  // Not said by the speaker
  '> I live in Berlin.',
  '# I live in Berlin',
  '```\nI live in Berlin.\n```',
  '[I live in Berlin.]',
  'He wrote "I live in Berlin and work at Google."',
  // Nothing to hold on to
  'I love it.',
  'I did that.',
  'It was amazing.',
  '',
  '...',
]

test.each(NOTHING_CLAIMED)('%s', (said) => {
  expect(claimsOf(said).map(({ statement }) => statement)).toEqual([])
})

test('an assistant without a name claims nothing', () => {
  const advice = "I'd recommend Flask 2.3.1.\n\n- I use Redis\n\nI live in Berlin."

  expect(claimsOf(advice, { role: 'assistant', speaker: null })).toEqual([])
})

test('a tool tells of things, not of itself', () => {
  const claims = claimsOf('I live in Berlin. Staging is down.', { role: 'tool', speaker: null })

  expect(claims.map(({ statement }) => statement)).toEqual(['Staging is down.'])
})

test('what is told before a question still counts', () => {
  const claims = claimsOf("I'm trying to build a weather app, can you help me with that?")

  expect(claims.map(({ statement }) => statement)).toEqual([
    'Caroline is trying to build a weather app.',
  ])
})
