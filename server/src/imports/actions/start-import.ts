import { plainText } from '@mandato/contract/fields/plain-text'
import type { ImportKind, ImportState } from '@mandato/contract/imports/names'
import { today } from '../../platform/clock.ts'
import type { PublicContext } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import type { Person } from '../../platform/person.ts'
import { keepFile } from '../../platform/files/stored-files.ts'
import { insertImport } from '../queries/imports.ts'
import { refuse } from '../refusals.ts'

export const importJob = 'import'

export interface ImportOrder {
  readonly kind: ImportKind
  readonly file: {
    readonly filename: string
    readonly path: string
    readonly bytes: number
    readonly sha256: string
  }
  readonly dryRun: boolean
  readonly acceptValid: boolean
  readonly asOf: string | null
}

type Desk = Pick<PublicContext, 'db' | 'clock' | 'files'> & {
  readonly user: Pick<Person, 'id'> | null
  readonly ip?: string
}

/** Takes a file in; what is in it is looked at later, by a worker. */
export async function takeInFile(
  { db, clock, files, user, ip }: Desk,
  { kind, file, dryRun, acceptValid, asOf }: ImportOrder,
): Promise<number> {
  if (asOf !== null && asOf > today(clock)) {
    throw refuse('as_of_in_future', { today: today(clock) }, { fields: { as_of: 'in_future' } })
  }
  const by = user?.id ?? null
  const name = plainText(file.filename.slice(0, 255))
  // The media type of an ERP file is found out by reading it; until then it is bytes.
  const fileId = await keepFile(db, files, {
    name,
    mime: 'application/octet-stream',
    path: file.path,
    bytes: file.bytes,
    sha256: file.sha256,
    by,
  })
  const id = await insertImport(
    db,
    {
      kind,
      file_id: fileId,
      file_name: name,
      bytes: file.bytes,
      dry_run: dryRun,
      accept_valid: acceptValid,
      asked_as_of: asOf,
      created_by: by,
    },
    clock.now(),
  )
  await recordEvent(
    { db, ...(user && { user }), ...(ip !== undefined && { ip }) },
    {
      what: 'import.started',
      entity: 'import',
      id,
      after: { kind, file: name, sha256: file.sha256, dry_run: dryRun, accept_valid: acceptValid },
    },
  )
  return id
}

/** The same, and has it worked on in the background. */
export async function startImport(
  desk: Desk & Pick<PublicContext, 'jobs'>,
  order: ImportOrder,
): Promise<{ id: number; state: ImportState }> {
  const id = await takeInFile(desk, order)
  await desk.jobs.send(desk.db, importJob, { id })
  return { id, state: 'queued' }
}
