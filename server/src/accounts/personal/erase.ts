import type { HandlerOutput } from '@mandato/contract'
import type { personalCalls } from '@mandato/contract/accounts/personal-calls'
import { keptWords, personalWords } from '@mandato/contract/accounts/personal-words'
import type { Context } from '../../platform/context.ts'
import { sentenceOf } from '../../platform/errors.ts'
import { recordEvent } from '../../platform/events.ts'
import { eraseMailsTo } from '../../platform/mail/erase-mails.ts'
import { notFound } from '../../platform/refusals.ts'
import { emptyAccounts } from '../queries/close-logins.ts'
import { administersAlone, holdAdministrators } from '../queries/kept-users.ts'
import { countHeld, deleteHeld, emptyTrail, type Subject } from '../queries/personal.ts'
import { accountById } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import type { UserSlots } from '../users/slots.ts'

type Obstacle = 'not_oneself' | 'erased_before' | 'last_administrator'

/** What an erasure would do, in words. */
export async function erasureOf(
  context: Context,
  id: number,
): Promise<HandlerOutput<typeof personalCalls.erasure>> {
  const { db, language } = context
  const account = await subject(context, id)
  const obstacle = await obstacleOf(context, account)
  const things = (await countHeld(db, account)).filter(([, count]) => count > 0)
  const merged = new Map<string, { kind: string; count: number; kept: string | null }>()
  for (const [{ kind, kept }, count] of things) {
    const why = kept ? keptWords[kept][language] : null
    const former = merged.get(`${kind} ${kept}`)
    merged.set(`${kind} ${kept}`, {
      kind: personalWords[kind][language],
      count: count + (former?.count ?? 0),
      kept: why,
    })
  }
  return { refused: obstacle && sentenceOf(obstacle)[language], things: [...merged.values()] }
}

/**
 * Erases a person (regulation (EU) 2016/679, art. 17): the account is closed and emptied, what is only his is deleted, mails
 * to him go. What the law keeps stays under a number without a name.
 * @returns how many rows stay
 */
export async function erasePerson(
  context: Context,
  slots: Pick<UserSlots, 'releaseClients'>,
  id: number,
  reason: string,
): Promise<number> {
  const { db, clock } = context
  await holdAdministrators(db)
  const account = await subject(context, id)
  const obstacle = await obstacleOf(context, account)
  if (obstacle) throw refuse(obstacle)
  await slots.releaseClients(db, id)
  await deleteHeld(db, account)
  await emptyAccounts(db, [id], clock.now())
  await eraseMailsTo(context, [account.email])
  await emptyTrail(db, id)
  // After the trail was emptied: why it was done stays.
  await recordEvent(context, { what: 'user.erased', entity: 'user', id, after: { reason } })
  const left = await countHeld(db, account)
  return left.reduce((sum, [{ kept }, count]) => sum + (kept ? count : 0), 0)
}

async function subject({ db }: Context, id: number): Promise<Subject> {
  const account = await accountById(db, id)
  if (!account) throw notFound()
  return account
}

async function obstacleOf({ db, user, clock }: Context, { id, email }: Subject): Promise<Obstacle | null> {
  if (id === user.id) return 'not_oneself'
  if (email.endsWith('@invalid')) return 'erased_before'
  return (await administersAlone(db, id, clock.now())) ? 'last_administrator' : null
}
