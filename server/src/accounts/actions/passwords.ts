import type { Context, PublicContext } from '../../platform/context.ts'
import { transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { countTry, forgiveTries } from '../queries/guesses.ts'
import { useLink } from '../queries/links.ts'
import { endSessions } from '../queries/sessions.ts'
import { accountById, holdAccount, setPassword } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { hashPassword, passwordFits, subjectOf, tokenHash } from '../secrets.ts'

type Done = { success: true }
const done: Done = { success: true }

/** Changes one's own password; one's other sessions end. A wrong old password is 422: 401 means only “no session”. */
export async function changePassword(
  context: Context,
  given: { readonly old: string; readonly new: string },
): Promise<Done> {
  const { db, clock, user, ip, once } = context
  const now = clock.now()
  const subject = subjectOf('change', String(user.id))
  const wait = await countTry(db, subject, now)
  if (wait > 0) throw refuse('too_many_tries', { seconds: wait }, { retryAfter: wait })
  const account = await accountById(db, user.id)
  if (!account) throw notFound()
  if (!(await passwordFits(account.password_hash, given.old))) throw wrongOldPassword()
  await refuseUsedBefore(account, given.new)
  const hash = await hashPassword(given.new)
  return transaction(db, (tx) =>
    once(tx, async () => {
      // A mailed link changed the password while the old one was checked: the old one is not enough any more.
      const held = await holdAccount(tx, user.id)
      if (held?.password_hash !== account.password_hash) throw wrongOldPassword()
      await setPassword(tx, user.id, hash)
      await endSessions(tx, user.id, now, { except: user.sessionId })
      await forgiveTries(tx, subject)
      await recordEvent({ db: tx, user, ip }, { what: 'password.changed', entity: 'user', id: user.id })
      return done
    }),
  )
}

const wrongOldPassword = () => refuse('wrong_old_password', {}, { fields: { old: 'wrong_old_password' } })

/**
 * Sets a password by a mailed link: the link is used up, every session of the person ends, nobody is signed in by it.
 */
export async function resetPassword(context: PublicContext, token: string, password: string): Promise<Done> {
  const { db, clock, ip, once } = context
  const now = clock.now()
  // The slow hash is made before the transaction, so that no row is locked meanwhile.
  const hash = await hashPassword(password)
  return transaction(db, (tx) =>
    once(tx, async () => {
      const link = await useLink(tx, tokenHash(token), 'reset', now)
      const account = link?.user_id ? await accountById(tx, link.user_id) : undefined
      if (!account?.active) throw refuse('link_used_or_expired')
      await refuseUsedBefore(account, password)
      await setPassword(tx, account.id, hash)
      await endSessions(tx, account.id, now)
      await forgiveTries(tx, subjectOf('login', account.email))
      await recordEvent(
        { db: tx, user: account, ip },
        { what: 'password.reset', entity: 'user', id: account.id },
      )
      return done
    }),
  )
}

async function refuseUsedBefore(
  account: { password_hash: string | null; former_hashes: string[] },
  password: string,
): Promise<void> {
  for (const former of [account.password_hash, ...account.former_hashes])
    if (former && (await passwordFits(former, password)))
      throw refuse('password_used_before', {}, { fields: { password: 'password_used_before' } })
}
