import type pg from 'pg'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import { checkFiles, checkTemporary } from './check/files.ts'
import { checkGoods } from './check/goods.ts'
import { checkImports, checkRollUps } from './check/imports.ts'
import { checkSessions } from './check/sessions.ts'
import { emptyVerdict, type Verdict } from './check/verdict.ts'
import { checkStandings, checkWrites } from './check/writes.ts'
import type { Ledger } from './ledger.ts'

/** What a portal must be after any fault: compares what clients were told with what is there. */
export async function check(
  connection: pg.PoolConfig,
  dataDir: string,
  ledger: Ledger,
): Promise<{ verdict: Verdict; strays: string[] }> {
  const verdict = emptyVerdict()
  const database = openDatabase(connection, { max: 1, statementTimeout: 30_000 })
  const { pool, close } = database
  try {
    await checkWrites(pool, ledger, verdict)
    await checkStandings(pool, ledger, verdict)
    await checkSessions(pool, ledger, verdict)
    await checkImports(pool, ledger, verdict)
    await checkRollUps(pool, verdict)
    await checkGoods(database, ledger, verdict)
    const strays = await checkFiles(pool, dataDir, verdict)
    await checkTemporary(dataDir, verdict)
    return { verdict, strays }
  } finally {
    await close()
  }
}
