import { Command } from 'commander'
import { defaultTokensFile, readConfig } from '../../config.ts'
import { PERMISSIONS, type Permission } from '../../memory/namespace/principal.ts'
import { createToken, readTokens, revokeToken } from '../auth/static-tokens.ts'

interface Grant {
  readonly tenant: string
  readonly agent: string
  readonly team: string[]
  readonly permission: Permission[]
  readonly expires?: string
}

/** Static tokens: made here, hashed on disk, read by the server as soon as the file changes. */
export function tokenCommand(): Command {
  const token = new Command('token').description('make, list and revoke static tokens')
  token
    .command('create')
    .description('make a token; it is shown once')
    .requiredOption('--agent <id>', 'whom it speaks for')
    .option('--tenant <name>', 'the tenant', 'default')
    .option('--team <names...>', 'teams it may read and write', [])
    .option('--permission <names...>', PERMISSIONS.join(', '), ['read', 'write'])
    .option('--expires <instant>', 'ISO 8601 in UTC; never when absent')
    .action(async ({ tenant, agent, team, permission, expires }: Grant) => {
      const file = tokensFile()
      const { token: secret, id } = await createToken(file, {
        tenant,
        agent,
        teams: team,
        permissions: permission,
        expiresAt: expires,
      })
      console.error(
        `Token ${id} is written to ${file} as a hash. This is the only time it is shown:`,
      )
      console.log(secret)
      if (process.env.STEMMA_TOKENS_FILE === undefined) {
        console.error(`Start the server with STEMMA_TOKENS_FILE=${file}`)
      }
    })
  token
    .command('list')
    .description('what there is, without the tokens themselves')
    .action(async () => {
      for (const each of await readTokens(tokensFile())) {
        const { id, tenant, agent, teams, permissions, expiresAt = 'never' } = each
        const who = `${tenant}/agent:${agent} ${teams.map((name) => `team:${name}`).join(' ')}`
        console.log(`${id}  ${who.trim()}  ${permissions.join(',')}  expires ${expiresAt}`)
      }
    })
  token
    .command('revoke <id>')
    .description('take one back')
    .action(async (id: string) => {
      await revokeToken(tokensFile(), id)
      console.log(`Token ${id} is revoked.`)
    })
  return token
}

function tokensFile(): string {
  const { auth, dataDir } = readConfig({ ...process.env, STEMMA_HOST: '127.0.0.1' })
  return auth.tokensFile ?? defaultTokensFile(dataDir)
}
