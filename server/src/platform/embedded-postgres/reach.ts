import { EmbeddedPostgresError } from './error.ts'
import { openKeeper, type Keeper } from './keeper.ts'
import { findPostmaster, launchPostmaster, logIn, type Launched, type Postmaster } from './postmaster.ts'
import type { RunAs } from './run-as.ts'
import { socketFolder } from './socket-folder.ts'

/** What is needed to start PostgreSQL on a data folder. */
export type Ground = {
  dataDir: string
  runAs: RunAs
  durable: boolean
  say: (line: string) => void
  onLaunch: (() => void) | undefined
}

/** A running PostgreSQL, our session on it, and whether it was us who started it. */
export type Held = { postmaster: Postmaster; keeper: Keeper; launched: boolean }

const patience = {
  /** Recovery after a crash of the machine replays up to 1 GB of the write-ahead log. */
  start: 120_000,
  /** A killed server's lock goes with its session, within milliseconds; a live one keeps it. */
  lock: 1_500,
  /** Between two looks whether a full disk has space again. */
  space: 1_000,
  sayAfter: 2_000,
  pause: 10,
}

/**
 * Joins the PostgreSQL of a data folder, starting it if there is none, until there is a session.
 * Every state in between (starting, recovering, shutting down, two starts at once) ends in a
 * connection that fails; looking again a little later is right in all of them.
 * @param asServer whether to be the folder's one server; refused if there is another
 * @param goOn given when PostgreSQL stopped in use: a full disk is then waited out for as long as it says so
 */
export async function reach(
  ground: Ground,
  asServer: boolean,
  lost: () => void,
  goOn?: () => boolean,
): Promise<Held> {
  let began = Date.now()
  let launch: Launched | undefined
  let said = false
  let cause: unknown
  while (Date.now() - began < patience.start) {
    const postmaster = await findPostmaster(ground.dataDir)
    if (postmaster?.socketFolder) {
      const keeper = await openKeeper(postmaster.socketFolder, lost).catch((error: unknown) => {
        cause = error
      })
      if (keeper) {
        if (asServer) await claim(keeper, ground)
        return { postmaster, keeper, launched: launch !== undefined && !launch.ended }
      }
    } else if (!postmaster) {
      if (launch?.ended && (await explain(launch)) === 'disk full') {
        if (!goOn?.())
          throw new EmbeddedPostgresError(`The disk is full: PostgreSQL cannot work in ${ground.dataDir}.`)
        if (!said) ground.say('the disk is full: waiting for space')
        said = true
        await new Promise((resolve) => setTimeout(resolve, patience.space))
        began = Date.now()
      }
      if (!launch || launch.ended) launch = await start(ground)
    }
    if (!said && Date.now() - began > patience.sayAfter) {
      said = true
      ground.say('waiting for the database: it may be recovering from a crash')
    }
    await new Promise((resolve) => setTimeout(resolve, patience.pause))
  }
  throw new EmbeddedPostgresError(`PostgreSQL does not answer in ${ground.dataDir}: ${String(cause)}`)
}

async function start({ dataDir, runAs, durable, onLaunch }: Ground): Promise<Launched> {
  const launched = launchPostmaster(dataDir, await socketFolder(dataDir, runAs), runAs, durable)
  await runAs.own(logIn(dataDir))
  onLaunch?.()
  return launched
}

/**
 * A start that was killed, lost a race, or met the last remains of a killed PostgreSQL is worth another one.
 * @throws EmbeddedPostgresError for any other end
 */
async function explain(launch: Launched): Promise<'passing' | 'disk full'> {
  if (launch.killed) return 'passing'
  const words = await launch.words()
  if (words.some((line) => /lock file .* already exists|pre-existing shared memory block/.test(line)))
    return 'passing'
  if (words.some((line) => line.includes('No space left on device'))) return 'disk full'
  throw new EmbeddedPostgresError(`PostgreSQL does not start: ${words.at(-1) ?? 'it says nothing'}`)
}

async function claim(keeper: Keeper, { dataDir }: Ground): Promise<void> {
  const deadline = Date.now() + patience.lock
  while (!(await keeper.becomeServer())) {
    if (Date.now() > deadline) {
      await keeper.end()
      throw new EmbeddedPostgresError(
        `Another server is already running on ${dataDir}: stop it, or choose another DATA_DIR.`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, patience.pause))
  }
}
