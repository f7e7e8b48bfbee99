import { EDGE_NAMES, ENUMS, LABEL_NAMES } from '../src/vocabulary.ts'

/** `graphql/vocabulary.graphql`: the closed sets of words that inspection and our own types share. */
export function plugin(): string {
  const enums = { Label: LABEL_NAMES, EdgeType: EDGE_NAMES, ...ENUMS }
  return [
    '# Written by `npm run codegen` from src/vocabulary.ts. Do not edit.',
    '',
    ...Object.entries<readonly string[]>(enums).map(
      ([name, values]) => `enum ${name} {\n${values.map((value) => `  ${value}`).join('\n')}\n}\n`,
    ),
  ].join('\n')
}
