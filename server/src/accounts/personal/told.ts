import type { HandlerOutput } from '@mandato/contract'
import type { personalCalls } from '@mandato/contract/accounts/personal-calls'
import type { Entity } from '@mandato/contract/audit/entities'
import { type PersonalKind, personalWords } from '@mandato/contract/accounts/personal-words'
import { trailOf, valuesInWords } from '../../audit/index.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { heldIn } from '../queries/personal.ts'
import { accountById } from '../queries/users.ts'
import { holdings } from './holdings.ts'

/** In whose words the statuses of some kinds stand. */
const entityOf: Partial<Record<PersonalKind, Entity>> = {
  requests: 'free',
  orders: 'order',
  registrations: 'registration',
  mails: 'mail',
}

/** The newest acts are told; all of them stand in the audit trail. */
const mostActs = 5_000

/** What the portal holds of a person, without its secrets. @throws 404 */
export async function personalData(
  { db, language }: Pick<Context, 'db' | 'language'>,
  id: number,
): Promise<HandlerOutput<typeof personalCalls.ownData>> {
  const account = await accountById(db, id)
  if (!account) throw notFound()
  const all: HandlerOutput<typeof personalCalls.ownData> = []
  for (const holding of holdings) {
    if (holding.kind === 'trail') continue
    const kind = personalWords[holding.kind][language]
    const rows = await heldIn(db, holding, account)
    const said = await valuesInWords(
      db,
      entityOf[holding.kind] ?? 'user',
      rows.map(({ values }) => values),
      language,
    )
    for (const [n, { at, values }] of rows.entries()) all.push({ kind, at, values, said: said[n] ?? '' })
  }
  const acts = await trailOf(db, { user: id }, language, mostActs)
  const kind = personalWords.trail[language]
  for (const { at, what, thing, changed, ip } of acts)
    all.push({
      kind,
      at,
      said: [what, thing, changed].filter(Boolean).join(' · '),
      values: { what, thing, changed, ip },
    })
  return all
}
