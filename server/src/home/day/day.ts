import { dayClients } from '@mandato/contract/home/day'
import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { agencyNamed, type ClientToSee, clientsToSee } from '../../registry/index.ts'
import { sentOrderDays } from '../../orders/index.ts'
import { silenceEnded, standingAsOf, usualRevenue } from '../../sales/index.ts'
import { gapOf } from './gap.ts'
import { pausedAmong } from './queries/pauses.ts'
import { type Reason, reasonsOf, saidReason } from './reasons.ts'

/**
 * Whom of an agency's clients to see or call today, those with most at stake first. Plain arithmetic, written down in
 * docs/day.md: no client without its reasons in words.
 * @throws not_found when the agency is out of sight
 */
export async function day(context: Context, asked: number | undefined) {
  const { db, user, clock } = context
  const onDay = today(clock)
  const as_of = await standingAsOf(db)
  const agency = await agencyOf(context, asked)
  if (!agency) return { response: [], meta: { ...nothing, agency: null, day: onDay, as_of } }
  const reasons = await reasonsOf(context, agency.id)
  const usual = new Map(
    (await usualRevenue(db, user, agency.id)).map(({ client_id, usual_60 }) => [client_id, usual_60]),
  )
  const paused = await pausedAmong(db, [...reasons.keys()], onDay)
  const clients = await clientsToSee(db, user, agency.id, [...reasons.keys()])
  const rows = clients
    .filter(({ id }) => !paused.has(id))
    .map((client) => rowOf(context, client, reasons.get(client.id) ?? [], usual.get(client.id) ?? 0))
    .toSorted((a, b) => b.stake - a.stake || (a.client.code < b.client.code ? -1 : 1))
  const ended = await silenceEnded(db, user, agency.id, sentOrderDays)
  return {
    response: rows.slice(0, dayClients),
    meta: {
      agency,
      day: onDay,
      as_of,
      clients: rows.length,
      paused: clients.length - rows.length,
      gap: await gapOf(context, agency.id),
      hit_rate: ended.of > 0 ? ended : null,
    },
  }
}

const nothing = { clients: 0, paused: 0, gap: null, hit_rate: null }

/** An agent's own agency, whatever he asks for; that of staff only when they name one. */
async function agencyOf({ db, user }: Context, asked: number | undefined) {
  const id = asked ?? user.agencyId
  if (id === null) return null
  const agency = await agencyNamed(db, user, id)
  if (!agency) throw notFound()
  return agency
}

function rowOf({ language }: Context, client: ClientToSee, reasons: readonly Reason[], usual: number) {
  const overdue = reasons.reduce((sum, { kind, amount }) => sum + (kind === 'overdue' ? (amount ?? 0) : 0), 0)
  const isSilent = reasons.some(({ kind }) => kind === 'silent')
  const { id, code, business_name, phone, street, city, province, country, lat, lng } = client
  return {
    client: { id, code, business_name },
    contact: { phone, street },
    place: { city, province, country, lat, lng },
    reasons: reasons.map((reason) => saidReason(reason, language)),
    usual_60_days: usual,
    stake: overdue + (isSilent ? usual : 0),
  }
}
