import { randomInt } from 'node:crypto'
import { triesPerCode } from '@mandato/contract/signing/code'
import type { Language } from '@mandato/contract/words'
import type { Services } from '../../platform/context.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { keyedHash, sameHash, serverSecret } from '../../platform/secret.ts'
import { codeLetter } from '../mails.ts'
import { appendEvents, type Source } from '../queries/chain.ts'
import {
  codesSentSince,
  countTry,
  giveTryBack,
  insertCode,
  lockedCodesSince,
  presentCode,
  useCode,
} from '../queries/codes.ts'
import type { SigningLink } from '../queries/links.ts'
import { refuse } from '../refusals.ts'
import { codeDigits, codeLife, codeLimits, codeWait, later, maskEmail, sendsLeft } from '../rules.ts'

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
    const sent = await lockedCodesSince(tx, link.id, later(now, -24 * 3600))
    const wait = codeWait(sent, now)
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
    return {
      sent_to: maskEmail(link.email),
      expires_at: end.toISOString(),
      resend_after: codeLimits.apart,
      sends_left: sendsLeft([now, ...sent], now),
    }
  })
}

/** What the signer's page says of codes: how often one may still be asked for, and the one that is out. */
export async function codesOf(db: Db, link: SigningLink, now: Date) {
  const [sent, present] = [
    await codesSentSince(db, link.id, later(now, -24 * 3600)),
    await presentCode(db, link.id),
  ]
  const isGood = present && present.tries < triesPerCode && new Date(present.expires_at) > now
  return {
    sends_left: sendsLeft(sent, now),
    present: isGood ? { expires_at: present.expires_at, tries_left: triesPerCode - present.tries } : null,
  }
}

interface Compared {
  readonly right: true
  readonly id: number
  /** Which try it was. */
  readonly tries: number
  readonly sentAt: string
  readonly expiresAt: string
}
export type CodeOutcome = Compared | { readonly right: false; readonly refusal: ReturnType<typeof refuse> }

/**
 * Compares a code with the one that was mailed, counting the try before. The count is part of the caller's
 * transaction, which must be kept also when the code is wrong: throw the refusal after it has ended.
 */
async function compareCode(
  tx: Db,
  link: SigningLink,
  code: string,
  now: Date,
  source: Source,
): Promise<CodeOutcome> {
  const wrong = (refusal: ReturnType<typeof refuse>): CodeOutcome => ({ right: false, refusal })
  const present = await presentCode(tx, link.id)
  if (!present) return wrong(refuse('no_code', {}, { fields: { code: 'no_code' } }))
  if (new Date(present.expires_at).getTime() <= now.getTime())
    return wrong(refuse('code_expired', {}, { fields: { code: 'code_expired' } }))
  const tries = await countTry(tx, present.id)
  if (tries === undefined) return wrong(refuse('code_spent', {}, { fields: { code: 'code_spent' } }))
  if (sameHash(present.code_hash, hashOf(await serverSecret(tx), link.id, code)))
    return { right: true, id: present.id, tries, sentAt: present.created_at, expiresAt: present.expires_at }
  await appendEvents(tx, link.case_id, now, source, [
    { what: 'code.wrong', data: { code: present.id, try: tries } },
  ])
  const left = triesPerCode - tries
  const key = left > 0 ? 'wrong_code' : 'code_spent'
  return wrong(refuse(key, { left }, { fields: { code: key } }))
}

/** Tries a code for a signature, which uses it up. The transaction must be kept in any case: see `compareCode`. */
export async function tryCode(
  tx: Db,
  link: SigningLink,
  code: string,
  now: Date,
  source: Source,
): Promise<CodeOutcome> {
  const outcome = await compareCode(tx, link, code, now, source)
  if (!outcome.right) return outcome
  if (!(await useCode(tx, outcome.id, now))) throw new Error('a code was used twice')
  await appendEvents(tx, link.case_id, now, source, [
    { what: 'code.right', data: { code: outcome.id, try: outcome.tries } },
  ])
  return outcome
}

/**
 * Says whether a code is the right one and leaves it to be used. A correct code does not count as a try: the person who typed it
 * right at the fifth try can still sign, and who does not know it has five tries as before.
 */
export async function checkCode(
  tx: Db,
  link: SigningLink,
  code: string,
  now: Date,
  source: Source,
): Promise<CodeOutcome> {
  const outcome = await compareCode(tx, link, code, now, source)
  if (outcome.right) await giveTryBack(tx, outcome.id)
  return outcome
}
