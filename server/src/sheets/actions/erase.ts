import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { eraseMailsTo } from '../../platform/mail/erase-mails.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { endLink, eraseUnsigned } from '../../signing/index.ts'
import { eraseSheetsOf, signersOf } from '../queries/erase.ts'
import { headOf, lockSheetsOf, sheetsOf } from '../queries/sheets.ts'

/**
 * What the deletion of a client means for its sheets; the registry calls it in the transaction that deletes the
 * client.
 */
export const eraseSheets =
  ({ jobs, clock }: { readonly jobs: Jobs; readonly clock: Clock }) =>
  async (db: Db, clientId: number): Promise<void> => {
    await lockSheetsOf(db, clientId)
    const head = await headOf(db, clientId)
    if (head) await endLink(db, head.id, 'cancelled', clock.now())
    await eraseUnsigned(db, await sheetsOf(db, clientId))
    await eraseMailsTo({ db, jobs }, await signersOf(db, clientId))
    await forgetFiles({ db, jobs }, await eraseSheetsOf(db, clientId))
  }
