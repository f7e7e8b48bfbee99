import { Command } from 'commander'
import { MemoryError } from '../../errors.ts'
import { VERSION } from '../../version.ts'
import { auditCommand } from './audit.ts'
import { consolidateCommand } from './consolidate.ts'
import { demoCommand } from './demo/command.ts'
import { doctor } from './doctor.ts'
import { eraseCommand } from './erase.ts'
import { mcp } from './mcp.ts'
import { migrateCommand } from './migrate.ts'
import { pluginCommand } from './plugin.ts'
import { reembedCommand } from './reembed.ts'
import { statusCommand } from './status.ts'
import { sweepCommand } from './sweep.ts'
import { tokenCommand } from './token.ts'
import { serveCommand, up } from './up.ts'

const program = new Command('stemma')
  .description(
    'Agent memory with a lineage, native to Neo4j. Settings: environment, see README.md.',
  )
  .version(VERSION)
  .showHelpAfterError()

program
  .command('up', { isDefault: true })
  .description('find or start Neo4j, bring its schema up to date, and serve')
  .action(up)
program
  .command('serve')
  .description('serve on the Neo4j that NEO4J_URI names; starts none')
  .action(serveCommand)
program
  .command('migrate')
  .description('bring the schema of the graph up to date, and say what was done')
  .action(migrateCommand)
program
  .command('doctor')
  .description('say what this machine has, what is missing, and how to mend it')
  .option('--deep', 'also compare every jar with its checksum')
  .action(doctor)
program
  .command('status')
  .description('what the memory is and holds, from a running server')
  .option('--json', 'as JSON')
  .action(statusCommand)
program
  .command('consolidate')
  .description('derive facts from the episodes that wait, in every namespace or in one')
  .option('--namespace <name>', 'only this one, in full: tenant/agent:name')
  .option('--limit <count>', 'at most so many episodes of a namespace')
  .option('--preview', 'say what would change, and change nothing')
  .option('--undo <run>', 'believe again what was believed without a run')
  .action(consolidateCommand)
program
  .command('sweep')
  .description('say which faded memories of a namespace would be put away, or put them away')
  .option('--namespace <name>', 'in full: tenant/agent:name; the local agent unless given')
  .option('--strength-below <number>', 'put away what is weaker, from 0 to 1; 0.05 unless given')
  .option('--older-than-days <days>', 'leave what is younger; 30 unless given')
  .option('--half-life-days <days>', 'how long an unused memory takes to fade to half; 90')
  .option('--reason <text>', 'what the audit says')
  .option('--yes', 'do it')
  .action(sweepCommand)
program
  .command('erase')
  .description('show what would be erased with these memories; with --yes, erase it for good')
  .argument('[ids...]')
  .option('--session <key>', 'a whole session')
  .option('--namespace <name>', 'where, in full: tenant/agent:name')
  .option('--reason <text>', 'why; it stands in the certificate')
  .option('--dry-run', 'only show; so also without --yes')
  .option('--yes', 'do it')
  .action(eraseCommand)
program.addCommand(auditCommand())
program
  .command('demo')
  .description('tell the memory two missions, so that every picture has something to show')
  .action(demoCommand)
program
  .command('reembed')
  .description('give every memory a vector of the configured model, while servers go on')
  .option('--finish', 'take the vectors of the former model away')
  .action(reembedCommand)
program
  .command('plugin')
  .description('write the jar with our procedures into the plugins folder of a Neo4j')
  .argument('<folder>')
  .action(pluginCommand)
program.command('mcp').description('speak MCP over standard input and output').action(mcp)
program.addCommand(tokenCommand())

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof MemoryError)) throw error
  console.error(`stemma: ${error.message}`)
  process.exitCode = 1
}
