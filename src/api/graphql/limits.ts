import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { type ExecutionArgs, getNamedType, isListType, isNonNullType } from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { createGraphQLError, type Plugin } from 'graphql-yoga'

export const LIMITS = {
  depthMax: 10,
  aliasesMax: 20,
  directivesMax: 20,
  tokensMax: 2_000,
  /** Nodes a query may touch when every list is as long as it may be. */
  nodesMax: 20_000,
} as const

/** What a list yields when no limit is given: the default of every list in the schema. */
const SHOWN_DEFAULT = 25

/** Refuses what is too deep, too wide or too long before anything runs. */
export function limitPlugins(options: { suggestions: boolean }): Plugin[] {
  const armor = new EnvelopArmor({
    maxDepth: { n: LIMITS.depthMax },
    maxAliases: { n: LIMITS.aliasesMax },
    maxDirectives: { n: LIMITS.directivesMax },
    maxTokens: { n: LIMITS.tokensMax },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: !options.suggestions },
  })
  return [...(armor.protect().plugins as never as Plugin[]), complexityPlugin()]
}

function complexityPlugin(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const nodes = nodesTouched(args)
      if (nodes <= LIMITS.nodesMax) return
      const error = createGraphQLError(
        `This query may touch ${nodes} nodes; ${LIMITS.nodesMax} is the most. Ask for fewer: lower ` +
          'the limits or take a level out. Nothing was read.',
        { extensions: { code: 'TOO_LARGE' } },
      )
      setResultAndStopExecution({ errors: [error] })
    },
  }
}

function nodesTouched({ schema, document, variableValues, operationName }: ExecutionArgs): number {
  return getComplexity({
    schema,
    query: document,
    variables: { ...variableValues },
    ...(operationName ? { operationName } : {}),
    estimators: [nodesOf],
  })
}

/** A list of objects counts its limit times what each of its items asks for; a scalar is free. */
const nodesOf: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const isObject = 'getFields' in getNamedType(field.type)
  if (!isObject) return childComplexity
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  if (!isListType(type)) return 1 + childComplexity
  const limit = typeof args.limit === 'number' ? args.limit : SHOWN_DEFAULT
  return Math.max(limit, 1) * (1 + childComplexity)
}
