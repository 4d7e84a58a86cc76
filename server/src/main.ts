import { setTimeout as delay } from 'node:timers/promises'
import type { AppParts } from './app-parts.ts'
import { readConfig, type Config } from './platform/config.ts'
import { clearIncoming } from './platform/files/incoming.ts'
import { migrate } from './platform/db/migrate.ts'
import { closeOnSignal, Closers, closeServer } from './start/closing.ts'
import { reachDatabase } from './start/database.ts'
import { failStart } from './start/fail.ts'
import { listen } from './start/listen.ts'
import { say, step } from './start/say.ts'
import { seedWhenEmpty } from './start/seed.ts'

/** Milliseconds between listening and the background jobs; an act that sends one waits for them. */
const letIn = 50

/**
 * Starts everything, in the order in which each thing needs the one before it.
 * @param onlyJobs does the background jobs, beside servers that run elsewhere
 */
async function start(closers: Closers, onlyJobs: boolean): Promise<void> {
  const config = readConfig(process.env)
  const launched = Promise.withResolvers<void>()
  const reaching = openDatabase(config, closers, { command: onlyJobs, onLaunch: launched.resolve })
  // Loading the program keeps this process busy as long as PostgreSQL needs to start: it is launched first, so that the two
  // go side by side.
  await Promise.race([launched.promise, reaching])
  const loading = load(config)
  loading.catch(() => undefined)
  const connection = await reaching
  const program = await loading
  const parts = program.assemble(config, connection, program.papers)
  await clearIncoming(config.dataDir)
  closers.add(parts.close)
  await step(
    'data',
    () => seedWhenEmpty(parts, say),
    (done) => done,
  )
  closers.add(program.closeDocuments)
  const working = program.partsOfJobs(parts)
  closers.add(working.close)
  closers.add(working.jobs.stop)
  if (onlyJobs) {
    await startJobs(working)
    return say('Working on background jobs.')
  }
  const app = await step('server', () => program.buildApp(parts))
  closers.add(() => closeServer(app))
  const address = await listen(app, config)
  // To load the jobs keeps the process busy for a moment: whoever waits at the door is let in before.
  await delay(letIn)
  await startJobs(working)
  for (const line of await program.welcome(parts, address)) say(line)
}

const startJobs = (parts: AppParts): Promise<void> =>
  step('jobs', async () => {
    const { allJobs } = await import('./worker.ts')
    await parts.jobs.start(allJobs(parts))
  })

async function load(config: Config) {
  const program = await import('./start/program.ts')
  return { ...program, papers: await program.openPapers(config) }
}

async function openDatabase(
  config: Config,
  closers: Closers,
  how: { readonly command: boolean; readonly onLaunch: () => void },
) {
  const { connection, stop } = await step(
    'database',
    () => reachDatabase(config, { say, ...how, onLost: stopAfter }),
    (reached) => reached.description,
  )
  closers.add(stop)
  await step(
    'schema',
    () => migrate(connection),
    (ran) => (ran.length > 0 ? `${ran.length} migrations` : 'up to date'),
  )
  return connection
}

/** Without its database the server can do nothing; a supervisor starts it again. */
function stopAfter(error: Error): void {
  failStart(error)
  process.kill(process.pid, 'SIGTERM')
}

const closers = new Closers()
closeOnSignal(closers)
try {
  await start(closers, process.argv[2] === 'worker')
} catch (error) {
  if (!closers.closing) {
    failStart(error)
    await closers.closeAll()
  }
}
