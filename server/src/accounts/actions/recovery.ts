import type { Context, PublicContext, Services } from '../../platform/context.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { postMail } from '../../platform/mail/outbox.ts'
import { notFound } from '../../platform/refusals.ts'
import { passwordLetter } from '../mails.ts'
import { countFromAddress } from '../queries/guesses.ts'
import { hasLinkSince, insertLink } from '../queries/links.ts'
import { accountByEmail, accountById } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { linkLife } from '../rules.ts'
import { newToken, tokenHash } from '../secrets.ts'

export const recoveryJob = 'password-recovery'

/** Asks for a link. Every address is treated alike, so neither answer nor duration tells which ones have an account. */
export async function askForLink(context: PublicContext, email: string): Promise<{ success: true }> {
  const wait = await countFromAddress(context.db, context.ip, context.clock.now())
  if (wait > 0) throw refuse('too_many_tries', { seconds: wait }, { retryAfter: wait })
  return transaction(context.db, (tx) =>
    context.once(tx, async () => {
      await context.jobs.send(tx, recoveryJob, { email })
      return { success: true }
    }),
  )
}

/** The job behind it: mails the link if somebody active has that address, at most one a minute. */
export async function recover(services: Services & { readonly db: Db }, email: string): Promise<void> {
  await transaction(services.db, async (tx) => {
    const account = await accountByEmail(tx, email)
    if (!account?.active) return
    if (await hasLinkSince(tx, account.id, new Date(services.clock.now().getTime() - 60_000))) return
    await mailLink({ ...services, db: tx }, account, 'recovery')
    await recordEvent({ db: tx }, { what: 'password.link_sent', entity: 'user', id: account.id })
  })
}

/** An administrator has a link mailed instead of a password. */
export async function sendPasswordLink(context: Context, userId: number): Promise<void> {
  const account = await accountById(context.db, userId)
  if (!account) throw notFound()
  if (!account.active) throw refuse('account_disabled')
  await mailLink(context, account, 'invitation')
  await recordEvent(context, { what: 'password.link_sent', entity: 'user', id: account.id })
}

type Addressee = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>

export async function mailLink(
  services: Services & { readonly db: Db },
  account: Pick<Addressee, 'id' | 'email' | 'name' | 'language'>,
  kind: 'recovery' | 'invitation' | 'invited' | 'approved',
  life = linkLife.reset * 1000,
): Promise<void> {
  const { db, clock, config } = services
  const now = clock.now()
  const token = newToken()
  await insertLink(db, {
    hash: tokenHash(token),
    purpose: 'reset',
    userId: account.id,
    now,
    end: new Date(now.getTime() + life),
  })
  const language = account.language as 'it' | 'en' | 'fr' | 'es'
  const letter = passwordLetter(
    kind,
    language,
    account.name,
    `${config.publicUrl}/${language}/reset/${token}`,
  )
  await postMail(services, {
    to: account.email,
    language,
    letter,
    brand: config.brandName,
    // Like a session's token, the link that sets a password is stored nowhere once it is with its person.
    confidential: true,
  })
}
