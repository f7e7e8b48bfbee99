import { describe, expect, test } from 'vitest'
import { brief, claimsOf } from './say.ts'

/** What is said, and every claim it gives. */
const FAMILIES: Record<string, readonly (readonly [said: string, ...claims: string[]])[]> = {
  work: [
    ["I'm a nurse.", 'Caroline works_as nurse'],
    ['I work at Google.', 'Caroline works_at Google'],
    [
      'I work as a teacher at Lincoln School.',
      'Caroline works_as teacher',
      'Caroline works_at Lincoln School',
    ],
    ['I lost my job at Door Dash.', 'ends: Caroline works_at Door Dash'],
    ["I'm studying psychology.", 'Caroline studies psychology'],
    ["I'm working on a new screenplay.", 'Caroline works_on a new screenplay'],
  ],
  services: [
    ['Checkout runs on Postgres 16.', 'Checkout runs_on Postgres 16', 'Postgres has_version 16'],
    ['Billing still uses the legacy adapter; ask around.', 'Billing uses legacy adapter'],
    ['Does checkout run on Postgres?'],
    ['Melanie uses a cane.'],
  ],
  home: [
    ['I live in Berlin.', 'Caroline lives_in Berlin'],
    ["I'm from Sweden.", 'Caroline from_place Sweden'],
    ['I grew up in Ohio.', 'Caroline from_place Ohio'],
    ['I moved from Oslo to Rome.', 'Caroline lives_in Rome', 'ends: Caroline lives_in Oslo'],
  ],
  family: [
    [
      'I called my sister Anna.',
      'Caroline sibling_of Anna',
      'Caroline did called their sister Anna',
    ],
    ['My dog Max loves walks.', 'Caroline has_pet Max', 'Max likes walks'],
    ['I have a brother named Tom.', 'Caroline sibling_of Tom'],
    ['My mom works as a nurse.', "Caroline's mom works_as nurse"],
    [
      'My sister Anna lives in Berlin. She works as a cook.',
      'Caroline sibling_of Anna',
      'Anna lives_in Berlin',
      'Anna works_as cook',
    ],
    ["I'm married.", 'Caroline relationship_status married'],
    ['My grandma passed away last week.', "Caroline's grandma has_state passed away"],
  ],
  taste: [
    ['I love hiking, camping and fishing.', 'Caroline likes hiking, camping and fishing'],
    ["I can't stand olives.", 'Caroline dislikes olives'],
    ['I prefer tea over coffee.', 'Caroline prefers tea over coffee'],
    ["I'm passionate about dance.", 'Caroline likes dance'],
    ["I don't like horror movies.", 'denies: Caroline likes horror movies'],
    ['My favorite book is "Becoming Nicole".', 'Caroline likes Becoming Nicole'],
    ['Painting landscapes is my favorite!', 'Caroline likes painting landscapes'],
  ],
  possessions: [
    ['I bought a red bicycle.', 'Caroline owns red bicycle'],
    ['We have 3 dogs.', 'Caroline has_pet 3 dogs', "Caroline's dogs has_count 3 dogs"],
    ['I adopted a puppy last week.', 'Caroline has_pet puppy'],
    ["I'm allergic to peanuts.", 'Caroline has_condition allergy to peanuts'],
  ],
  deeds: [
    ['I went to a LGBTQ support group yesterday.', 'Caroline attended LGBTQ support group'],
    ['I visited Paris in 2019.', 'Caroline visited Paris'],
    [
      'I met some investors and got some good advice.',
      'Caroline met some investors',
      'Caroline did got some good advice',
    ],
    [
      'I ran a charity race for mental health last Saturday.',
      'Caroline did ran a charity race for mental health',
    ],
    ['I joined a travel club.', 'Caroline member_of travel club'],
    ['I play the violin.', 'Caroline does play the violin'],
    ["I don't eat meat.", 'denies: Caroline does eat meat'],
    ['Took a short trip to Rome last week.', 'Caroline did took a short trip to Rome'],
  ],
  plans: [
    ["I'm planning a trip to the East Coast.", 'Caroline plans a trip to the East Coast'],
    ['I want to open a bakery.', 'Caroline wants open a bakery'],
    ["I'm going to paint the kitchen next week.", 'Caroline plans paint the kitchen'],
    ["I'm thinking about adopting a dog.", 'Caroline plans adopting a dog'],
  ],
  endings: [
    ['I no longer work at Google.', 'ends: Caroline works_at Google'],
    ["I don't live in Oslo anymore.", 'ends: Caroline lives_in Oslo'],
    ['I quit smoking.', 'ends: Caroline does smoking'],
    ['I stopped using Redis.', 'ends: Caroline uses Redis'],
    ['We switched from MySQL to Postgres.', 'ends: Caroline uses MySQL', 'Caroline uses Postgres'],
    [
      'I went camping but never tried climbing.',
      'Caroline did went camping',
      'never: Caroline did tried climbing',
    ],
    ["I've never been to Spain.", 'never: Caroline visited Spain'],
    [
      "I've never written any Flask routes or handled HTTP requests.",
      'never: Caroline did written any Flask routes',
      'never: Caroline did handled HTTP requests',
    ],
  ],
  systems: [
    [
      "I'm using Flask 2.3.1 with SQLAlchemy.",
      'Flask has_version 2.3.1',
      'Caroline uses Flask',
      'Caroline uses SQLAlchemy',
    ],
    [
      'Our prod DB is PostgreSQL 14.5, 2.3GB.',
      'PostgreSQL has_version 14.5',
      "Caroline's prod DB is_a PostgreSQL",
      "Caroline's prod DB has_version 14.5",
      "Caroline's prod DB has_size 2.3 GB",
    ],
    ['Staging is down.', 'staging has_state down'],
    ['The deadline is March 15, 2024.', 'deadline deadline 2024-03-15'],
    ['The deadline was pushed to June 3.', 'deadline deadline 2023-06-03'],
    ['The first sprint ends on May 29.', 'first sprint scheduled_for 2023-05-29'],
    ['The response time is around 250ms.', 'response time has_value 250ms'],
    ['The API runs on Kubernetes.', 'API runs_on Kubernetes'],
    ['Always use Celsius when I ask about weather.', 'Caroline wants use Celsius'],
  ],
}

for (const [family, rows] of Object.entries(FAMILIES)) {
  describe(family, () => {
    test.each(rows)('%s', (said, ...claims) => {
      expect(claimsOf(said).map(brief).toSorted()).toEqual(claims.toSorted())
    })
  })
}

test('without a speaker the role is the subject', () => {
  const claims = claimsOf("I'm a nurse.", { speaker: null, others: [] })

  expect(claims.map(brief)).toEqual(['user works_as nurse'])
})

test('a name told with its relation is known by both', () => {
  const [claim] = claimsOf('I called my sister Anna.')

  expect(claim?.object).toEqual({
    kind: 'entity',
    name: 'Anna',
    type: 'person',
    aliases: ["Caroline's sister"],
  })
})

test.each([
  ['Actually, I live in Rome.', true],
  ['Correction: the deadline is March 15, 2024.', true],
  ['I meant I live in Rome.', true],
  ['I live in Rome.', false],
  // An event is introduced so, not corrected.
  ['Actually, I ran a race yesterday.', false],
])('%s', (said, isCorrection) => {
  expect(claimsOf(said).map((claim) => claim.isCorrection)).toEqual([isCorrection])
})
