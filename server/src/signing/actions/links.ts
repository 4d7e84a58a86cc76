import { newToken, tokenHash } from '../../accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { appendEvents, caseOf, isNoted, type Source } from '../queries/chain.ts'
import {
  countOpening,
  endLiveLink,
  insertLink,
  insertToken,
  linkByToken,
  liveLink,
  signedLink,
  type SigningLink,
} from '../queries/links.ts'
import { later, type LinkEnd, linkLife, linkState, maskEmail, openingsNoted, sameOpening } from '../rules.ts'

export interface Invitation {
  readonly documentId: number
  readonly email: string
  /** SHA-256 of the bytes that are to be signed. */
  readonly sha256: string
  readonly now: Date
}

/**
 * Makes the link that invites to sign; an older one of the same document ends.
 * @returns the token, which is stored nowhere, and until when it is good
 */
export async function invite(db: Db, { documentId, email, sha256, now }: Invitation) {
  const caseId = await caseOf(db, documentId)
  const older = await endLiveLink(db, caseId, 'replaced', now)
  const expiresAt = later(now, linkLife)
  const linkId = await insertLink(db, { caseId, email, sha256, now, end: expiresAt })
  const token = await addToken(db, linkId, now)
  await appendEvents(db, caseId, now, {}, [
    ...(older ? [{ what: 'link.replaced', data: { link: older.id } }] : []),
    {
      what: 'link.sent',
      data: { link: linkId, to: email, document_sha256: sha256, expires_at: expiresAt.toISOString() },
    },
  ])
  return { token, expiresAt }
}

async function addToken(db: Db, linkId: number, now: Date): Promise<string> {
  const token = newToken()
  await insertToken(db, linkId, tokenHash(token), now)
  return token
}

/** A further token for the live link, for a reminder: the first mail's stays good too. */
export async function tokenForReminder(db: Db, documentId: number, now: Date): Promise<string | null> {
  const link = await liveLink(db, documentId)
  if (!link) return null
  await appendEvents(db, link.case_id, now, {}, [
    { what: 'link.reminded', data: { link: link.id, to: link.email } },
  ])
  return addToken(db, link.id, now)
}

/** A further token for a link that has signed, to fetch the sealed file while it is good. */
export async function tokenForCopy(
  db: Db,
  documentId: number,
  now: Date,
): Promise<{ token: string; expiresAt: string } | null> {
  const link = await signedLink(db, documentId)
  if (!link || linkState(link, now) !== 'signed') return null
  return { token: await addToken(db, link.id, now), expiresAt: link.expires_at }
}

/** Ends the live link of a document, if there is one, and says so in the evidence. */
export async function endLink(
  db: Db,
  documentId: number,
  because: LinkEnd,
  now: Date,
  source: Source = {},
  reason?: string,
): Promise<{ email: string } | undefined> {
  const caseId = await caseOf(db, documentId)
  const ended = await endLiveLink(db, caseId, because, now)
  if (!ended) return undefined
  await appendEvents(db, caseId, now, source, [
    { what: `link.${because}`, data: { link: ended.id, ...(reason !== undefined && { reason }) } },
  ])
  return { email: ended.email }
}

export const findLink = (db: Db, token: string): Promise<SigningLink | undefined> =>
  linkByToken(db, tokenHash(token))

/** Notes an opening. It changes nothing else: mail scanners open links as people do. */
export async function noteOpening(db: Db, link: SigningLink, now: Date, source: Source): Promise<void> {
  await countOpening(db, link.id)
  if (link.ended_because !== null) return
  if (await isNoted(db, link.case_id, source, later(now, -sameOpening), openingsNoted)) return
  await appendEvents(db, link.case_id, now, source, [{ what: 'link.opened', data: { link: link.id } }])
}

export const masked = (link: SigningLink): string => maskEmail(link.email)
