import { readConfig, type Config } from './platform/config.ts'
import { clearIncoming } from './platform/files/incoming.ts'
import { closeDocuments } from './platform/papers/drawing/index.ts'
import { migrate } from './platform/db/migrate.ts'
import { closeOnSignal, Closers, closeServer } from './start/closing.ts'
import { reachDatabase } from './start/database.ts'
import { failStart } from './start/fail.ts'
import { listen } from './start/listen.ts'
import { assemble } from './start/parts.ts'
import { say, step } from './start/say.ts'
import { seedWhenEmpty } from './start/seed.ts'

/**
 * Starts everything, in the order in which each thing needs the one before it.
 * @param onlyJobs does the background jobs, beside servers that run elsewhere
 */
async function start(closers: Closers, onlyJobs: boolean): Promise<void> {
  const config = readConfig(process.env)
  // Reading the program takes as long as starting PostgreSQL, so the two go side by side.
  const loading = load(config)
  loading.catch(() => undefined)
  const connection = await openDatabase(config, closers, onlyJobs)
  const program = await loading
  const parts = assemble(config, connection, program.papers)
  await clearIncoming(config.dataDir)
  closers.add(parts.close)
  await step(
    'data',
    () => seedWhenEmpty(parts, say),
    (done) => done,
  )
  closers.add(closeDocuments)
  closers.add(parts.jobs.stop)
  const jobs = step('jobs', () => parts.jobs.start(program.allJobs(parts)))
  if (onlyJobs) {
    await jobs
    return say('Working on background jobs.')
  }
  // The jobs wait for the database while the routes are made.
  const [app] = await Promise.all([step('server', () => program.buildApp(parts)), jobs])
  closers.add(() => closeServer(app))
  const address = await listen(app, config)
  for (const line of await program.welcome(parts, address)) say(line)
}

async function load(config: Config) {
  const [{ buildApp }, { allJobs }, { welcome }, papers] = await Promise.all([
    import('./app.ts'),
    import('./worker.ts'),
    import('./start/welcome.ts'),
    import('./start/papers.ts').then(({ openPapers }) => openPapers(config)),
  ])
  return { buildApp, allJobs, welcome, papers }
}

async function openDatabase(config: Config, closers: Closers, command: boolean) {
  const { connection, stop } = await step(
    'database',
    () => reachDatabase(config, { say, command, onLost: stopAfter }),
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
