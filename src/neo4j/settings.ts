/** Which Neo4j to use, and how to run it when it is ours. */
export interface Neo4jSettings {
  /** A server that runs already. When present, nothing is started and the rest is not read. */
  readonly external:
    | {
        readonly uri: string
        readonly username: string
        readonly password: string
        readonly database: string
      }
    | undefined
  /** Where to start one otherwise. `auto` prefers Docker when its engine answers. */
  readonly source: 'auto' | 'docker' | 'embedded'
  readonly dataDir: string
  /** 0 picks a free one. */
  readonly boltPort: number
  /** 0 picks a free one. */
  readonly httpPort: number
  /** Jars and the archive of classes, outside the clone and shared between clones. */
  readonly cacheDir: string
  readonly heapMb: number
  readonly pageCacheMb: number
}

/** A Neo4j that answers. Disposing of it stops it when it was started for us. */
export interface Neo4jServer extends AsyncDisposable {
  readonly source: 'external' | 'docker' | 'embedded'
  readonly uri: string
  readonly username: string
  readonly password: string
  readonly database: string
  /** Undefined for an external server: whether it serves one is not ours to know. */
  readonly browserUrl: string | undefined
  /** The JVM, when embedded. */
  readonly pid: number | undefined
  readonly startedInMs: number
  /** Settles when an embedded server has ended, with the reason and its last words. */
  readonly exited: Promise<string>
}
