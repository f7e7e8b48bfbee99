export const PERMISSIONS = ['read', 'write', 'erase', 'operate'] as const
export type Permission = (typeof PERMISSIONS)[number]

/**
 * Who is calling. It comes from a verified token, or is the one local principal of a server that
 * nobody else can reach; never from the body of a request.
 */
export interface Principal {
  readonly tenant: string
  readonly agent: string
  readonly teams: readonly string[]
  readonly permissions: ReadonlySet<Permission>
}

/** The owner of a local store: everything within its tenant is allowed. */
export function localPrincipal(local: { tenant: string; agent: string }): Principal {
  return { ...local, teams: [], permissions: new Set(PERMISSIONS) }
}

/** Whoever runs the machine, acting for the one a namespace belongs to. */
export function ownerOf(namespace: string): Principal {
  const [tenant = '', rest = ''] = namespace.split('/')
  const [kind, name = ''] = rest.split(':')
  const isTeam = kind === 'team'
  return {
    tenant,
    agent: kind === 'agent' ? name : 'operator',
    teams: isTeam ? [name] : [],
    permissions: new Set(PERMISSIONS),
  }
}
