import { expect, test } from 'vitest'
import { claimsOf, SAID } from './say.ts'

const day = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? null

/** Said on Monday 8 May 2023. */
test.each([
  ['I visited Rome yesterday.', '2023-05-07', 'Caroline visited Rome on 7 May 2023.'],
  ['I visited Rome last Saturday.', '2023-05-06', 'Caroline visited Rome on 6 May 2023.'],
  ['I visited Rome on Friday.', '2023-05-05', 'Caroline visited Rome on 5 May 2023.'],
  [
    'I visited Rome two weeks ago.',
    '2023-04-24',
    'Caroline visited Rome in the week of 24 April 2023.',
  ],
  ['I visited Rome last month.', '2023-04-01', 'Caroline visited Rome in April 2023.'],
  ['I visited Rome in June.', '2022-06-01', 'Caroline visited Rome in June 2022.'],
  ['I visited Rome in 2019.', '2019-01-01', 'Caroline visited Rome in 2019.'],
  ['Last week, I visited Rome.', '2023-05-01', 'Caroline visited Rome in the week of 1 May 2023.'],
  ['Yesterday I visited Rome.', '2023-05-07', 'Caroline visited Rome on 7 May 2023.'],
  ["I'm going to visit Rome in June.", '2023-06-01', 'Caroline plans to visit Rome in June 2023.'],
  ["I've lived in Lisbon for 3 years.", '2020-01-01', 'Caroline lives in Lisbon since 2020.'],
  ['I moved to Rome in 2019.', '2019-01-01', 'Caroline lives in Rome since 2019.'],
  ['I painted a cat in the sun.', null, 'Caroline painted a cat in the sun.'],
  ['I visited Rome.', null, 'Caroline visited Rome.'],
])('%s', (said, validFrom, statement) => {
  const [claim] = claimsOf(said)

  expect(day(claim?.validFrom)).toBe(validFrom)
  expect(claim?.statement).toBe(statement)
})

test('what used to be ends when it is said', () => {
  const [claim] = claimsOf('I used to live in Oslo.')

  expect(claim?.validTo).toEqual(SAID)
  expect(claim?.statement).toBe('Caroline used to live in Oslo.')
})

test('an event is told with its day', () => {
  const [claim] = claimsOf('I went to a LGBTQ support group yesterday and it was so powerful.')

  expect(claim?.statement).toBe('Caroline attended an LGBTQ support group on 7 May 2023.')
})
