import { randomInt } from 'node:crypto'
import type { Language } from '@mandato/contract/words'
import type { Services } from '../../platform/context.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { keyedHash, sameHash, serverSecret } from '../../platform/secret.ts'
import { codeLetter } from '../mails.ts'
import { appendEvents, type Source } from '../queries/chain.ts'
import { codesSentSince, countTry, insertCode, presentCode, useCode } from '../queries/codes.ts'
import type { SigningLink } from '../queries/links.ts'
import { refuse } from '../refusals.ts'
import { codeDigits, codeLife, codeLimits, codeWait, later, maskEmail, triesPerCode } from '../rules.ts'

const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
/** Bound to its link, so that the code of one link opens no other. */
const hashOf = (secret: Buffer, linkId: number, code: string): Buffer =>
  keyedHash(secret, 'signing-code', `${linkId}:${code}`)

/** Mails a code to the link's own address: holding the link is not enough, one must read that mailbox. */
export async function sendCode(
  services: Services & { readonly db: Db },
  link: SigningLink,
  whom: {
    readonly language: Language
    readonly client: { readonly id: number; readonly name: string }
    readonly source: Source
  },
) {
  const { db, clock, config, jobs } = services
  const now = clock.now()
  return transaction(db, async (tx) => {
    const wait = codeWait(await codesSentSince(tx, link.id, later(now, -24 * 3600)), now)
    if (wait)
      throw refuse(
        wait.key,
        { seconds: wait.seconds, minutes: Math.ceil(wait.seconds / 60) },
        { retryAfter: wait.seconds },
      )
    const code = newCode()
    const end = later(now, codeLife)
    const hash = hashOf(await serverSecret(tx), link.id, code)
    const id = await insertCode(tx, { linkId: link.id, hash, now, end })
    await appendEvents(tx, link.case_id, now, whom.source, [
      { what: 'code.sent', data: { code: id, to: link.email, expires_at: end.toISOString() } },
    ])
    await postMail(
      { db: tx, jobs },
      {
        to: link.email,
        language: whom.language,
        letter: codeLetter(whom.language, whom.client.name, code),
        brand: config.brandName,
        confidential: true,
        clients: [whom.client.id],
      },
    )
    return { sent_to: maskEmail(link.email), expires_at: end.toISOString(), resend_after: codeLimits.apart }
  })
}

export type CodeOutcome =
  | { readonly right: true; readonly id: number; readonly tries: number; readonly sentAt: string }
  | { readonly right: false; readonly refusal: ReturnType<typeof refuse> }

/**
 * Tries a code. The count is part of the caller's transaction, which must be kept also when the code is wrong:
 * throw the refusal after it has ended.
 */
export async function tryCode(
  tx: Db,
  link: SigningLink,
  code: string,
  now: Date,
  source: Source,
): Promise<CodeOutcome> {
  const wrong = (refusal: ReturnType<typeof refuse>): CodeOutcome => ({ right: false, refusal })
  const present = await presentCode(tx, link.id)
  if (!present) return wrong(refuse('no_code', {}, { fields: { code: 'no_code' } }))
  const event = (what: string, data: Record<string, number>) =>
    appendEvents(tx, link.case_id, now, source, [{ what, data: { code: present.id, ...data } }])
  if (new Date(present.expires_at).getTime() <= now.getTime())
    return wrong(refuse('code_expired', {}, { fields: { code: 'code_expired' } }))
  const tries = await countTry(tx, present.id)
  if (tries === undefined) return wrong(refuse('code_spent', {}, { fields: { code: 'code_spent' } }))
  if (!sameHash(present.code_hash, hashOf(await serverSecret(tx), link.id, code))) {
    await event('code.wrong', { try: tries })
    const left = triesPerCode - tries
    const key = left > 0 ? 'wrong_code' : 'code_spent'
    return wrong(refuse(key, { left }, { fields: { code: key } }))
  }
  if (!(await useCode(tx, present.id, now))) throw new Error('a code was used twice')
  await event('code.right', { try: tries })
  return { right: true, id: present.id, tries, sentAt: present.created_at }
}
