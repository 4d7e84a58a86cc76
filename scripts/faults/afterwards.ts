import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type OpenDatabase, openDatabase } from '../../server/src/platform/db/db.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { folderStore } from '../../server/src/platform/files/files.ts'
import { removeStrayFiles } from '../../server/src/platform/files/stray-files.ts'
import { check } from './check.ts'
import { checkMails } from './check/files.ts'
import { unfinished } from './check/imports.ts'
import type { Verdict } from './check/verdict.ts'
import type { House } from './house.ts'
import type { Ledger } from './ledger.ts'

/** So long nothing may move; many kills leave many imports, and they are worked off one after the other. */
const patience = 90_000

/**
 * Lets the portal finish what the kills interrupted, then compares once more: imports are at their end, mails
 * are made, and the sweep leaves no byte without a row.
 * @returns how many files the sweep removed
 */
export async function afterwards(house: House, ledger: Ledger, verdict: Verdict): Promise<number> {
  await tenMinutesLater(await house.connection())
  await house.stop()
  await house.start()
  const connection = await house.connection()
  const database = openDatabase(connection, { max: 2, statementTimeout: 30_000 })
  try {
    const open = await untilNone(() => remaining(database))
    verdict.halfDone.push(...open)
    const found = await check(connection, house.dataDir, ledger)
    verdict.lost.push(...found.verdict.lost)
    verdict.doubled.push(...found.verdict.doubled)
    verdict.halfDone.push(...found.verdict.halfDone)
    await checkMails(database.pool, house.dataDir, verdict)
    const config = { ...readConfig({}), dataDir: house.dataDir }
    const files = folderStore(join(house.dataDir, 'files'))
    const swept = await removeStrayFiles({ db: database.db, files, config }, 0)
    if (swept !== found.strays.length)
      verdict.halfDone.push(`the sweep removed ${swept} files instead of ${found.strays.length}`)
    return swept
  } finally {
    await database.close()
  }
}

/** Only then is a mail tried again that was being sent when its process died. */
async function tenMinutesLater(connection: pg.PoolConfig): Promise<void> {
  const { pool, close } = openDatabase(connection)
  await pool.query(`update outbox set due_at = now() where state = 'sending'`)
  await close()
}

async function remaining({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; state: string }>(
    `select id, state from outbox where state <> 'written'`,
  )
  return [...rows.map(({ id, state }) => `mail ${id} is ${state}`), ...(await unfinished(pool))]
}

/** Asks until nothing remains or, for as long as patience lasts, nothing has come to its end; gives what remains. */
async function untilNone(ask: () => Promise<string[]>): Promise<string[]> {
  let fewest = Number.POSITIVE_INFINITY
  let deadline = 0
  for (;;) {
    const remains = await ask()
    if (remains.length < fewest) {
      fewest = remains.length
      deadline = Date.now() + patience
    }
    if (remains.length === 0 || Date.now() > deadline) return remains
    await delay(50)
  }
}
