import { globSync, readFileSync } from 'node:fs'

/**
 * A statement for people, taken apart: the first line is the name that Neo4j Browser shows, then come the
 * phrase that Bloom understands and the parameters, then, behind a blank line, what it shows.
 */
export interface OperatorFile {
  readonly path: string
  readonly title: string
  /** What is typed into Bloom, with the parameters in it. Absent where there is no picture. */
  readonly phrase: string | undefined
  readonly params: readonly OperatorParam[]
  readonly doc: string
  readonly text: string
}

export interface OperatorParam {
  readonly name: string
  /** Where the values to choose from are found. */
  readonly label: string
  readonly property: string
  /** A value that has something to show in the demo. */
  readonly example: string | undefined
}

const PARAM = /^(?<name>\w+) :: (?<label>\w+)\.(?<property>\w+)(?: = '(?<example>.*)')?$/

/** The saved statements, which are also the search phrases. */
export function readStatements(root = 'cypher/operators'): OperatorFile[] {
  return globSync(`${root}/*.cypher`).sort().map(readOperatorFile)
}

/** What can be done with the nodes that are selected in a scene. They are given as `$nodes`. */
export function readSceneActions(root = 'cypher/operators/scene'): OperatorFile[] {
  return globSync(`${root}/*.cypher`).sort().map(readOperatorFile)
}

function readOperatorFile(path: string): OperatorFile {
  const lines = readFileSync(path, 'utf8').split('\n')
  const bodyStart = lines.findIndex((line) => !line.startsWith('//'))
  const header = lines.slice(0, bodyStart).map((line) => line.slice(3))
  const blank = header.indexOf('')
  const [title, ...rest] = header.slice(0, blank)
  const phrase = rest.find((line) => line.startsWith('phrase: '))
  return {
    path,
    title: title!,
    phrase: phrase?.slice('phrase: '.length),
    params: rest.filter((line) => line !== phrase).map((line) => paramOf(path, line)),
    doc: header.slice(blank + 1).join(' '),
    text: lines.slice(bodyStart).join('\n').trim(),
  }
}

function paramOf(path: string, line: string): OperatorParam {
  const match = PARAM.exec(line)?.groups
  if (match === undefined) throw new Error(`${path}: not a parameter: "${line}"`)
  const { name, label, property, example } = match
  return { name: name!, label: label!, property: property!, example }
}
