/**
 * The one Neo4j that the embedded server and the compose file run.
 *
 * Stemma needs 2026.06 or newer: vector search that filters inside the index came with it.
 */
export const NEO4J_VERSION = '2026.08.1'

/** Neo4j Browser has a release line of its own; this one is served by the server above. */
export const BROWSER_VERSION = '5.24.0'

/** Neo4j 2026 is compiled for Java 21 and refuses anything older. */
export const JAVA_MAJOR_MIN = 21
