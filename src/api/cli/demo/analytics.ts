import { LEARNED } from './postgres.ts'
import type { Story } from './step.ts'

/**
 * A second upgrade that makes use of what the first one taught, and fails at first: what was said before it
 * is disputed, the window moves under it, a check fails, and a new decision takes the place of the old.
 */
export const ANALYTICS: Story = {
  key: 'demo:analytics',
  title: 'Upgrade the analytics database to Postgres 16',
  objective: 'Upgrade the PostgreSQL analytics database in place, inside a maintenance window',
  constraints: ['The warehouse feed may stop for 10 min at most'],
  tags: ['demo', 'postgres'],
  iterations: [
    {
      title: 'What people say',
      steps: [
        {
          do: 'say',
          name: 'reporting before',
          session: 'demo standup',
          speaker: 'Ada',
          content: 'Reporting runs on Postgres 14.',
          at: '2026-04-01T09:00:00Z',
        },
        {
          do: 'say',
          name: 'reporting after',
          session: 'demo standup',
          speaker: 'Bob',
          content: 'Reporting runs on Postgres 16.',
          at: '2026-04-06T09:00:00Z',
        },
        {
          do: 'say',
          name: 'billing by Ada',
          session: 'demo standup',
          speaker: 'Ada',
          content: 'Billing runs on Kafka.',
          at: '2026-04-07T09:00:00Z',
        },
        {
          do: 'say',
          name: 'billing by Bob',
          session: 'demo standup',
          speaker: 'Bob',
          content: 'Billing runs on Redis.',
          at: '2026-04-07T09:00:00Z',
        },
      ],
    },
    {
      title: 'Planning with what is known',
      steps: [
        {
          do: 'observe',
          name: 'feed',
          content: 'analytics DB is 40GB and feeds the warehouse by logical replication',
          source: 'schema query',
          at: '2026-04-08T09:00:00Z',
        },
        {
          do: 'observe',
          name: 'window',
          content: 'the maintenance window is Sunday 2–4 AM',
          source: 'e-mail of the warehouse team',
          confidence: 0.8,
          at: '2026-04-08T09:10:00Z',
        },
        {
          do: 'slice',
          name: 'what helps',
          task: 'Upgrade the PostgreSQL analytics database with pg_upgrade --link',
        },
        {
          do: 'decide',
          name: 'reuse',
          action: 'Upgrade analytics with pg_upgrade --link on Sunday, as prod was',
          rationale: 'It is proven on prod, and the window is long enough',
          expected: 'The upgrade completes in about 60 min and the feed stops for 10 min',
          at: '2026-04-08T09:30:00Z',
          slice: 'what helps',
          evidence: ['feed', 'window'],
          skills: [LEARNED],
        },
      ],
    },
    {
      title: 'The ground moves',
      steps: [
        {
          do: 'observe',
          name: 'moved',
          content: 'the maintenance window has moved to Saturday 1–3 AM',
          source: 'e-mail of the warehouse team',
          at: '2026-04-10T16:00:00Z',
          contradicts: ['window'],
        },
        { do: 'compare', since: 'reuse' },
        {
          do: 'validate',
          name: 'slots check',
          decision: 'reuse',
          label: 'replication slots survive pg_upgrade in rehearsal',
          result: 'exit code 1, 3 replication slots lost, feed stopped for 45 min',
          status: 'fail',
          at: '2026-04-11T02:00:00Z',
        },
        {
          do: 'slice',
          name: 'after the failure',
          task: 'Decide how to upgrade analytics without losing the feed',
        },
        {
          do: 'decide',
          name: 'recreate',
          action: 'Recreate the replication slots behind pg_upgrade --link, on Saturday',
          rationale: 'pg_upgrade drops replication slots, and the window has moved',
          expected: 'The feed stops for 10 min at most',
          at: '2026-04-11T10:00:00Z',
          slice: 'after the failure',
          evidence: ['feed', 'moved'],
          supersedes: 'reuse',
        },
        {
          do: 'advance',
          from: 'active',
          to: 'blocked',
          reason: 'the warehouse team has yet to agree to Saturday',
        },
      ],
    },
  ],
}
