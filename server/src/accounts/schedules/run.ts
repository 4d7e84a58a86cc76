import type { RunFault } from '@mandato/contract/accounts/schedule-names'
import type { Language } from '@mandato/contract/words'
import { fill } from '@mandato/contract/words'
import { contextOfJob } from '../../platform/context-of-job.ts'
import { transaction } from '../../platform/db/db.ts'
import { isStoreAway } from '../../platform/db/database-errors.ts'
import { keepFile } from '../../platform/files/stored-files.ts'
import { recordExport } from '../../platform/http/record-reads.ts'
import type { Parts } from '../../platform/parts.ts'
import type { Person } from '../../platform/person.ts'
import { personById } from '../people.ts'
import { seesList } from '../policy.ts'
import { type Due, endOrphans, noteRun, putOffRun, takeDue } from '../queries/schedules.ts'
import { accountById } from '../queries/users.ts'
import { owesFactor } from '../user-card.ts'
import { type Tables, withFile } from './file.ts'
import { isTooLarge, mailFault, mailFile, type Owner } from './letters.ts'
import { type Question, questionOf } from './question.ts'
import { nextRun } from './rules.ts'
import { said } from './words.ts'

/** Another process may take it after this: the one that had it is dead, or its file takes too long. */
const claim = 15 * 60_000
/** A trouble of ours is tried so often again, so many milliseconds later, before it counts as failed. */
const again = { times: 2, after: 10 * 60_000 } as const

/** Makes and mails what is due, one after the other; what belongs to nobody any more ends first. */
export async function runSchedules(parts: Parts, tables: Tables): Promise<void> {
  const now = () => parts.clock.now()
  await endOrphans(parts.db, now())
  const takeNext = () => takeDue(parts.db, now(), new Date(now().getTime() + claim))
  for (let due = await takeNext(); due; due = await takeNext()) await runOne(parts, tables, due)
}

async function runOne(parts: Parts, tables: Tables, due: Due): Promise<void> {
  const person = await personById(parts.db)(due.user_id)
  const account = await accountById(parts.db, due.user_id)
  // Closed since it was taken: the next look ends it.
  if (!person || !account) return
  const owner = {
    name: account.name ?? '',
    email: account.email ?? '',
    language: account.language as Language,
  }
  const asked = await askedBy(parts, due, person)
  if (typeof asked === 'string') return fail(parts, due, owner, asked)
  try {
    await send(parts, tables, { due, owner, person, asked })
  } catch (error) {
    parts.log.error({ schedule: due.id, err: error }, 'a scheduled export failed')
    const now = parts.clock.now()
    // A database that is away is no failure of the export.
    if (isStoreAway(error as Error)) throw error
    if (due.tries < again.times) await putOffRun(parts.db, due, new Date(now.getTime() + again.after))
    else await fail(parts, due, owner, 'trouble')
  }
}

/** What is to be asked with the rights of now, or why it cannot be. */
async function askedBy({ db }: Parts, { list, search }: Due, person: Person): Promise<Question | RunFault> {
  if (await owesFactor(db, person.id, person.role)) return 'second_factor'
  if (!search) return 'view_gone'
  if (!seesList(person.role, list)) return 'not_seen'
  return questionOf(list, search, person) ?? 'not_seen'
}

interface Run {
  readonly due: Due
  readonly owner: Owner
  readonly person: Person
  readonly asked: Question
}

/** The file is made outside the transaction that notes the run and writes its mail: whoever dies before it has sent nothing. */
async function send(parts: Parts, tables: Tables, { due, owner, person, asked }: Run): Promise<void> {
  const name = due.view_name ?? due.name
  const note = fill(said.inFile[owner.language], { owner: owner.name, name }, owner.language)
  await withFile(
    tables,
    contextOfJob(parts, { user: person, language: owner.language }),
    asked,
    { output: due.output, note },
    (made) =>
      transaction(parts.db, async (db) => {
        const at = parts.clock.now()
        const next = { at: nextRun(at, due), paused: false }
        const file = await keepFile(db, parts.files, made.file)
        const run = { at, fault: null, rows: made.rows, file: isTooLarge(made.file) ? file : null }
        if (!(await noteRun(db, due, run, next))) return
        const { title, rows } = made
        // A list that leaves the portal is written down, whichever way it leaves.
        await recordExport(db, { user: person }, { ...asked, output: due.output, rows })
        await mailFile({ ...parts, db }, owner, {
          id: due.id,
          name,
          title,
          rows,
          file,
          bytes: made.file.bytes,
        })
      }),
  )
}

/** Until somebody does something about them, these come to nothing each time. */
const pausing: readonly RunFault[] = ['view_gone', 'not_seen']

const fail = (parts: Parts, due: Due, owner: Owner, fault: RunFault): Promise<void> =>
  transaction(parts.db, async (db) => {
    const at = parts.clock.now()
    const next = { at: nextRun(at, due), paused: pausing.includes(fault) }
    if (await noteRun(db, due, { at, fault, rows: null, file: null }, next))
      await mailFault({ ...parts, db }, owner, { id: due.id, name: due.view_name ?? due.name }, fault)
  })
