import type { Story } from './step.ts'

/** The capability that the migration leaves behind. */
export const LEARNED = 'postgres_upgrade_pg_upgrade_link'

/**
 * "Migrate production database to Postgres 16", in eight iterations: nine observations, four decisions, one
 * approach ruled out, three checks, one capability.
 */
export const POSTGRES: Story = {
  key: 'demo:postgres',
  title: 'Migrate production database to Postgres 16',
  objective: 'Migrate prod DB to Postgres 16, minimize downtime, preserve all data',
  constraints: ['Minimize downtime', 'Preserve all data'],
  tags: ['demo', 'postgres'],
  iterations: [
    {
      title: 'Planning',
      steps: [
        {
          do: 'observe',
          name: 'version',
          content: 'prod DB is PostgreSQL 14.5, 2.3GB, dual AZ',
          source: 'schema query',
          at: '2026-03-02T09:00:00Z',
        },
        {
          do: 'observe',
          name: 'connection',
          content: 'app connection string is in DATABASE_URL env var',
          source: 'deployment manifest',
          at: '2026-03-02T09:10:00Z',
        },
        { do: 'slice', name: 'schema and connection', task: 'Plan the migration of the prod DB' },
        {
          do: 'decide',
          name: 'discover',
          action: 'Run discovery before touching prod',
          rationale: 'The ways to upgrade differ in downtime, and none of them is known to fit yet',
          expected: 'A comparison of the ways to upgrade, with the downtime of each',
          at: '2026-03-02T09:30:00Z',
          slice: 'schema and connection',
          evidence: ['version', 'connection'],
        },
      ],
    },
    {
      title: 'Option evaluation',
      steps: [
        {
          do: 'observe',
          name: 'in place',
          content: 'pg_upgrade is in-place, ~0 dump/restore time, requires downtime window',
          source: 'PostgreSQL manual',
          at: '2026-03-03T09:00:00Z',
        },
        {
          do: 'observe',
          name: 'replication',
          content: 'logical replication needs PG 16 on both ends',
          source: 'PostgreSQL manual',
          confidence: 0.9,
          at: '2026-03-03T09:20:00Z',
        },
        {
          do: 'reject',
          name: 'dump',
          action: 'Use pg_dump and restore into a new cluster',
          rationale: 'The application would have to stay down for the whole dump and restore',
          at: '2026-03-03T09:40:00Z',
          evidence: ['version', 'in place'],
        },
        {
          do: 'slice',
          name: 'ways to upgrade',
          task: 'Choose between pg_upgrade, pg_dump and logical replication',
        },
        {
          do: 'decide',
          name: 'link',
          action: 'Use pg_upgrade --link for fastest in-place migration',
          rationale: 'pg_upgrade is fastest for in-place migration with this schema size',
          expected: 'The migration completes in about 20 min',
          at: '2026-03-03T10:00:00Z',
          slice: 'ways to upgrade',
          evidence: ['version', 'in place', 'replication'],
        },
      ],
    },
    {
      title: 'Staging validation',
      steps: [
        {
          do: 'observe',
          name: 'staging run',
          content:
            'staging migration completed in 18 min, 0 data loss, no schema incompatibilities',
          source: 'pg_upgrade log, staging',
          at: '2026-03-05T14:00:00Z',
        },
        {
          do: 'validate',
          name: 'staging check',
          decision: 'link',
          label: 'staging pg_upgrade succeeds',
          result: 'exit code 0, 2.3GB in 18 min',
          status: 'pass',
          at: '2026-03-05T14:10:00Z',
        },
      ],
    },
    {
      title: 'Prod migration decision',
      steps: [
        {
          do: 'observe',
          name: 'unchanged',
          content: 'prod schema is unchanged since the staging run',
          source: 'deployment log',
          at: '2026-03-09T09:00:00Z',
        },
        { do: 'compare', since: 'link' },
        {
          do: 'slice',
          name: 'ready for prod',
          task: 'Decide whether to migrate prod with pg_upgrade --link',
        },
        {
          do: 'decide',
          name: 'proceed',
          action: 'Proceed with prod migration using pg_upgrade --link, maintenance window 2–4 AM',
          rationale: 'The staging run passed, and nothing has changed since',
          expected: 'The prod migration completes in about 20 min with 0 data loss',
          at: '2026-03-09T09:30:00Z',
          slice: 'ready for prod',
          evidence: ['staging run', 'unchanged', 'in place'],
        },
      ],
    },
    {
      title: 'Prod migration execution',
      steps: [
        {
          do: 'observe',
          name: 'prod run',
          content: 'prod migration took 21 min, exit code 0, all data present',
          source: 'pg_upgrade log, prod',
          at: '2026-03-10T02:30:00Z',
        },
        {
          do: 'validate',
          name: 'prod check',
          decision: 'proceed',
          label: 'prod pg_upgrade completed',
          result: 'exit code 0, 2.3GB in 21 min',
          status: 'pass',
          at: '2026-03-10T02:40:00Z',
          skill: {
            name: LEARNED,
            description:
              'Upgrade a PostgreSQL database in place with pg_upgrade --link inside a maintenance window',
          },
        },
      ],
    },
    {
      title: 'App reconfiguration',
      steps: [
        {
          do: 'decide',
          name: 'point',
          action: 'Point DATABASE_URL at the upgraded database and run the smoke tests',
          rationale:
            'The connection string is the only thing that ties the app to the old instance',
          expected: 'All smoke tests pass with 0 failures',
          at: '2026-03-10T02:45:00Z',
          evidence: ['connection', 'prod run'],
        },
        {
          do: 'observe',
          name: 'reconnected',
          content: 'app reconnects to new DB, all queries return expected results',
          source: 'application log',
          at: '2026-03-10T03:00:00Z',
        },
        {
          do: 'validate',
          name: 'app check',
          decision: 'point',
          label: 'app queries against new DB',
          result: '14 smoke tests passed, 0 failures',
          status: 'pass',
          at: '2026-03-10T03:05:00Z',
          skill: {
            name: LEARNED,
            description:
              'Upgrade a PostgreSQL database in place with pg_upgrade --link inside a maintenance window',
          },
        },
      ],
    },
    {
      title: 'Capability recorded',
      steps: [
        {
          do: 'slice',
          name: 'what was learned',
          task: 'What this migration shows that the agent can do',
        },
      ],
    },
    {
      title: 'Cleanup',
      steps: [
        {
          do: 'observe',
          name: 'backup',
          content: 'old PG14 instance is backed up',
          source: 'backup catalogue',
          at: '2026-03-11T09:00:00Z',
        },
        {
          do: 'slice',
          name: 'everything',
          task: 'Conclude the migration: pg_upgrade, downtime, data loss',
        },
        {
          do: 'advance',
          from: 'active',
          to: 'completed',
          reason: 'prod runs on Postgres 16, the app is checked, the old instance is backed up',
        },
      ],
    },
  ],
}
