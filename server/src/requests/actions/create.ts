import type { Upload } from '@mandato/contract'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { isStaff } from '../../platform/person.ts'
import { holdClient } from '../../registry/index.ts'
import { tellDesk } from '../mails.ts'
import { requesterClient } from '../queries/people.ts'
import { requestSeenBy, thingOf } from '../queries/request.ts'
import { insertMessage, insertRequest } from '../queries/write.ts'
import { refuse } from '../refusals.ts'
import { filesToAttach } from './files.ts'
import { tellRequest } from './in-hand.ts'

interface Asked {
  readonly subject: string
  readonly text: string
  readonly client_id?: number | undefined
  readonly follows?: string | undefined
}
/** A line of an invoice somebody contests, with what the portal worked out. */
interface Contested {
  readonly invoice: number
  readonly line: number
  readonly proof: object
}

interface Opened {
  readonly id: string
  readonly state: 'open'
}

/** Opens a free request, or goes on from one that was closed. */
export async function createRequest(
  context: Context,
  asked: Asked,
  files: readonly Upload[],
): Promise<Opened> {
  const opened = await openRequest(context, asked, files)
  if (!opened) throw new Error('only a contested line may be there already')
  return opened
}

/** The same about a contested line of an invoice; null where an open request contests it already. */
export const contestInRequest = (context: Context, asked: Asked, contested: Contested) =>
  openRequest(context, asked, [], contested)

async function openRequest(
  context: Context,
  { subject, text, client_id, follows }: Asked,
  files: readonly Upload[],
  contested?: Contested,
): Promise<Opened | null> {
  const { db, user, clock } = context
  if (client_id !== undefined) await holdClient(db, client_id)
  const client = client_id === undefined ? null : await requesterClient(db, user, client_id)
  if (client === undefined) throw notFound()
  const former = follows === undefined ? null : thingOf(follows)
  if (former) {
    const found = former.kind === 'free' ? await requestSeenBy(db, user, former) : undefined
    if (!found) throw notFound()
    if (found.gone) throw refuse('client_is_deleted')
    if (found.state !== 'closed') throw refuse('request_not_closed')
  }
  const attach = await filesToAttach(context, files)
  const at = clock.now()
  const agency_id = client?.agency_id ?? user.agencyId
  const id = await insertRequest(
    db,
    {
      subject,
      client_id: client?.id ?? null,
      agency_id,
      follows: former?.id ?? null,
      ...(contested && { contested }),
    },
    { at, by: user.id },
  )
  if (id === null) return null
  const thing = { kind: 'free', id } as const
  await attach(
    await insertMessage(db, thing, { at, by: user.id, ours: isStaff(user), internal: false, text }),
  )
  const request = { subject, client_id: client?.id ?? null, agency_id }
  await tellRequest(context, 'create', { thing, request })
  const said = { id: `free-${id}`, subject, client: client?.business_name ?? null, text }
  await tellDesk(context, said, client?.id ?? null)
  return { id: `free-${id}`, state: 'open' }
}
