/** One numbered step of the schema: what a file of cypher/schema holds. */
export interface SchemaStep {
  readonly name: string
  readonly version: number
  readonly checksum: string
  readonly statements: readonly string[]
  /** What the statements create, one for one. */
  readonly objects: readonly SchemaObject[]
}

/** An index or a constraint, in the words of SHOW INDEXES and SHOW CONSTRAINTS. */
export interface SchemaObject {
  readonly name: string
  readonly type: string
  readonly labels: readonly string[]
  readonly properties: readonly string[]
}
