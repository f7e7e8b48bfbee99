import { expect, test } from 'vitest'
import { brief, claimsOf } from './say.ts'

const REPORT = { role: 'event', speaker: null, others: [] } as const

test.each([
  ['prod DB is PostgreSQL 14.5, 2.3GB, dual AZ', 'prod DB has_version 14.5'],
  ['The prod database runs PostgreSQL 16.1.', 'prod database has_version 16.1'],
  ['staging DB has 2.3GB of data', 'staging DB has_size 2.3 GB'],
  ['Replication lag is now 40 seconds', 'Replication lag has_value 40 seconds'],
  ['disk usage on prod is 93%', 'disk usage on prod has_value 93%'],
  ['prod migration took 21 min, exit code 0', 'prod migration has_value 21 min'],
  ['The primary is db-2', 'primary has_value db-2'],
  ['CI is red', 'CI has_state red'],
])('a report is read: %s', (content, claim) => {
  expect(claimsOf(content, REPORT).map(brief)).toContain(claim)
})

test.each([
  'pg_upgrade is in-place, requires a downtime window',
  'It is 3 seconds.',
  'Is the lag 3 seconds?',
  'logical replication needs PG 16 on both ends',
  'No schema migration has been deployed.',
  'no error is open',
])('a report that measures nothing gives no value: %s', (content) => {
  const predicates = claimsOf(content, REPORT).map(({ predicate }) => predicate)
  expect(predicates).not.toContain('has_value')
  expect(predicates).not.toContain('has_state')
})

test('a report of one thing’s version says nothing of every PostgreSQL', () => {
  const subjects = claimsOf('staging DB is PostgreSQL 16.1', REPORT)
    .filter(({ predicate }) => predicate === 'has_version')
    .map(({ subject }) => subject.name)
  expect(subjects).toEqual(['staging DB'])
})

test('a "no" in front of a thing is not lost, and one that answers is', () => {
  expect(claimsOf('No schema migration has been deployed.').map(brief)).toEqual([])
  expect(claimsOf('No, I live in Rome.').map(brief)).toContain('Caroline lives_in Rome')
})
