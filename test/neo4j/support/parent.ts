/** A program that starts a server, says so, and then only waits to be killed. */
import { findOrStartNeo4j } from '../../../src/neo4j/server.ts'
import { embedded } from './settings.ts'

const server = await findOrStartNeo4j(embedded(process.argv[2] ?? ''), () => {})
const { pid, uri, username, password, database, browserUrl } = server
console.log(JSON.stringify({ pid, uri, username, password, database, browserUrl }))
setInterval(() => {}, 60_000)
