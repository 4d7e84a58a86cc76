import { parseArgs } from 'node:util'
import { removeFactorsByCommand } from '../accounts/index.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase, transaction } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openLog } from '../platform/log.ts'
import { StartError } from '../start/listen.ts'
import { withDatabase } from './with-database.ts'

// For the last administrator who lost his telephone: everybody else is helped by another administrator (docs/operating.md).
const { positionals } = parseArgs({ allowPositionals: true })
const [email, reason = ''] = positionals
if (!email || reason.trim().length < 5) {
  process.stderr.write('usage: npm run remove-factors -- E-MAIL "REASON"\n')
  process.exitCode = 2
} else
  await withDatabase(async ({ connection, config, files, say }) => {
    await migrate(connection)
    const { db, close } = openDatabase(connection, { max: 2, statementTimeout: 30_000 })
    // The mail waits in the outbox; the portal looks there every minute.
    const nothing = () => Promise.resolve()
    const jobs = { send: nothing, start: nothing, stop: nothing }
    try {
      const done = await transaction(db, (tx) =>
        removeFactorsByCommand(
          { db: tx, config, files, clock: systemClock, log: openLog('silent'), jobs },
          email,
          reason.trim(),
        ),
      )
      if (!done) throw new StartError(`${email}: there is no such account with a second factor.`)
      say(`${email}: every second factor was taken off; the password alone signs in again.`)
    } finally {
      await close()
    }
  })
