import type { CodegenConfig } from '@graphql-codegen/cli'
import { procedureClasses } from './scripts/codegen-procedures.ts'
import { plugin as vocabulary } from './scripts/codegen-vocabulary.ts'

/**
 * Three contracts, one command: cypher/, graphql/ and src/vocabulary.ts become TypeScript, the
 * procedures, the inspection types, the catalogues and what operators see. Everything written here is committed and
 * never edited.
 */
const config: CodegenConfig = {
  schema: ['graphql/!(inspection|vocabulary).graphql', vocabulary()],
  errorsOnly: true,
  generates: {
    'src/generated/graphql.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../api/graphql/context.ts#Context',
        mappers: {
          NodeSummary: '../memory/inspect/node.ts#NodeSummary as Node',
          Link: '../memory/inspect/node.ts#Link as NodeLink',
          RecallHit: '../memory/recall/recall.ts#RecallHit as Hit',
          Recalled: '../memory/recall/recall.ts#Recalled as Answer',
          BatchItem: '../memory/episode/capture.ts#BatchOutcome',
        },
        useTypeImports: true,
        immutableTypes: true,
        enumsAsTypes: true,
        scalars: { ID: 'string', Instant: 'Date' },
        inputMaybeValue: 'T | null | undefined',
      },
    },
    'src/generated/cypher.ts': { plugins: ['./scripts/codegen-cypher.ts'] },
    'src/generated/schema.ts': { plugins: ['./scripts/codegen-schema.ts'] },
    ...Object.fromEntries(
      procedureClasses().map(({ path, noun }) => [
        path,
        { plugins: [{ './scripts/codegen-procedures.ts': { noun } }] },
      ]),
    ),
    'cypher/README.md': { plugins: ['./scripts/codegen-catalogue.ts'] },
    'graphql/vocabulary.graphql': { plugins: ['./scripts/codegen-vocabulary.ts'] },
    'graphql/inspection.graphql': { plugins: ['./scripts/codegen-inspection.ts'] },
    'cypher/operators/stemma.bloom.json': { plugins: ['./scripts/codegen-bloom.ts'] },
    'cypher/operators/style.grass': { plugins: ['./scripts/codegen-grass.ts'] },
    'cypher/operators/guide.html': { plugins: ['./scripts/codegen-guide.ts'] },
    'docs/data-model.md': { plugins: ['./scripts/codegen-data-model.ts'] },
  },
}

export default config
