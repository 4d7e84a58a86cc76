import type { DeadLink } from '@mandato/contract/signing/calls'
import type { PublicContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/db.ts'
import { notFound } from '../../../platform/refusals.ts'
import { findLink, linkState, refuseToSign, type SigningLink, type Source } from '../../../signing/index.ts'
import { clientById, type SheetClient } from '../../queries/clients.ts'
import { type Sheet, sheetById } from '../../queries/sheets.ts'

/** What a link leads to, and what it is still good for. */
export interface Followed {
  readonly link: SigningLink
  readonly sheet: Sheet
  readonly client: SheetClient
  readonly state: 'open' | 'signed'
}

export const sourceOf = ({ ip, userAgent }: PublicContext): Source => ({ ip, userAgent })

/**
 * Follows a link: unknown is 404, no longer good 410. Whether it may sign is asked twice, of the link and of the
 * sheet: an edit ends the link, and should that ever fail, the sheet still says that it is not `sent`.
 */
export async function follow(db: Db, token: string, now: Date): Promise<Followed> {
  const link = await findLink(db, token)
  if (!link) throw notFound()
  const state = linkState(link, now)
  const sheet = await sheetById(db, link.document_id)
  const client = sheet && (await clientById(db, sheet.client_id))
  if (!sheet || !client || client.status === 'deleted') throw gone('cancelled')
  if (state === 'gone') throw gone(endOf(link, sheet), client)
  // Signed between the two reads: of fifty at once the others are told the same.
  if (state === 'open' && sheet.signed_how === 'electronic') return { link, sheet, client, state: 'signed' }
  if (state === 'open' && (sheet.status !== 'sent' || sheet.pdf_sha256 !== link.document_sha256))
    throw gone('edited', client)
  return { link, sheet, client, state }
}

/** Edited and sent again, the newer mail counts. */
function endOf({ ended_because }: SigningLink, sheet: Sheet): DeadLink['because'] {
  if (ended_because === null) return 'expired'
  return ended_because === 'edited' && sheet.status === 'sent' ? 'replaced' : ended_because
}

/** Says why, and whom to ask: the same person the mail named. */
const gone = (because: DeadLink['because'], client?: SheetClient) =>
  refuseToSign(
    'link_gone',
    {},
    { current: { because, contact: client ? contactFor(client) : null } satisfies DeadLink },
  )

/** Whom the signer asks. */
export const contactFor = (client: SheetClient): NonNullable<DeadLink['contact']> => ({
  name: client.agent ?? client.agency,
  email: client.agent_email ?? client.agency_email,
  phone: client.agent_phone ?? client.agency_phone,
})

/** The same for an act that only an unsigned sheet allows. */
export async function followOpen(db: Db, token: string, now: Date): Promise<Followed> {
  const followed = await follow(db, token, now)
  if (followed.state === 'signed') throw refuseToSign('already_signed')
  return followed
}
