import { type DayReason, dayReasons } from '@mandato/contract/home/day'
import type { Language } from '@mandato/contract/words'
import type { Context } from '../../platform/context.ts'
import { overdueClients } from '../../invoices/index.ts'
import { inHandFor } from '../../materials/index.ts'
import { today } from '../../platform/clock.ts'
import { promotionsRunning } from '../../content/index.ts'
import { ordersToComplete, readyToFetch, sentOrderDays } from '../../orders/index.ts'
import { premiaSteps } from '../../registry/index.ts'
import { boughtOf, rhythms } from '../../sales/index.ts'
import { sheetsToSee } from '../../sheets/index.ts'
import { inWords, type Sentence } from './words.ts'

export interface Reason {
  readonly client: number
  readonly kind: DayReason
  readonly since: string | null
  /** Cents. */
  readonly amount: number | null
  readonly sentence: Sentence
  readonly link: string
}

/** A domain's reasons for an agency's clients, of those in the person's sight. */
type Source = (context: Context, agency: number) => Promise<readonly Reason[]>

const overdue: Source = async ({ db, user, clock }, agency) => {
  const all = await overdueClients(db, user, agency, today(clock))
  return all.map(({ client_id: client, amount, invoices, since, days }) => ({
    client,
    kind: 'overdue' as const,
    since,
    amount,
    sentence: { key: 'overdue' as const, values: { invoices, days } },
    link: `/invoices?client=${client}&overdue=true`,
  }))
}

const silentOnes: Source = async ({ db, user }, agency) => {
  const all = await rhythms(db, user, agency, sentOrderDays)
  return all
    .filter(({ silent }) => silent)
    .map(({ client_id: client, usual_gap, last_day, silent_days }) => ({
      client,
      kind: 'silent' as const,
      since: last_day,
      amount: null,
      sentence: { key: 'silent' as const, values: { usual: Math.round(usual_gap), days: silent_days } },
      link: `/revenue?client=${client}`,
    }))
}

const sheets: Source = async ({ db, user }, agency) => {
  const all = await sheetsToSee(db, user, agency)
  return all.map(({ client_id: client, status, since }) => ({
    client,
    kind: 'to_sign' as const,
    since,
    amount: null,
    sentence: { key: `sheet_${status}` as const, values: {} },
    link: `/sheets/${client}`,
  }))
}

const orders: Source = async ({ db, user }, agency) => {
  const all = await ordersToComplete(db, user, agency)
  return all.map(({ client_id: client, order_id, number, since }) => ({
    client,
    kind: 'to_complete' as const,
    since,
    amount: null,
    sentence: { key: 'to_complete' as const, values: { number } },
    link: `/orders/${order_id}`,
  }))
}

const toFetch: Source = async ({ db, user, clock }, agency) => {
  const all = await readyToFetch(db, user, today(clock), agency)
  return all.map(({ client_id: client, order_id, number, since }) => ({
    client,
    kind: 'ready_for_pickup' as const,
    since,
    amount: null,
    sentence: { key: 'ready_for_pickup' as const, values: { number } },
    link: `/orders/${order_id}`,
  }))
}

const goods: Source = async ({ db }, agency) => {
  const all = await inHandFor(db, agency)
  return all.map(({ client_id: client, pieces, since }) => ({
    client,
    kind: 'to_hand_over' as const,
    since,
    amount: null,
    sentence: { key: 'to_hand_over' as const, values: { pieces } },
    link: `/hand-over?client=${client}`,
  }))
}

const premia: Source = async ({ db, user }, agency) => {
  const all = await premiaSteps(db, user, agency)
  return all.map(({ client_id: client, missing, next_tier, as_of }) => ({
    client,
    kind: 'premia_step' as const,
    since: as_of,
    amount: null,
    sentence: stepTo(missing, next_tier),
    link: '/premia',
  }))
}
const stepTo = (missing: number, tier: string): Sentence =>
  tier ? { key: 'premia_step', values: { missing, tier } } : { key: 'premia_next', values: { missing } }

/** Of several promotions with what a client buys the one that ends first: he is to be asked once. */
const promotions: Source = async ({ db, user, clock, language }, agency) => {
  const running = await promotionsRunning(db, user, language, clock.now(), today(clock))
  const bought = await boughtOf(db, user, agency, [...new Set(running.flatMap(({ codes }) => codes))])
  const clients = Map.groupBy(bought, ({ client_id }) => client_id)
  return [...clients].flatMap(([client, articles]) => {
    const own = new Set(articles.map(({ code }) => code))
    const first = running.find(({ codes }) => codes.some((code) => own.has(code)))
    if (!first) return []
    const { id, title, since } = first
    const link = `/promotions/${id}`
    const sentence = { key: 'promotion' as const, values: { title } }
    return [{ client, kind: 'promotion' as const, since, amount: null, sentence, link }]
  })
}

const sources: readonly Source[] = [overdue, sheets, orders, toFetch, silentOnes, goods, premia, promotions]

/** Why which of an agency's clients is worth a visit; the reasons of one client in their fixed order. */
export async function reasonsOf(context: Context, agency: number): Promise<Map<number, Reason[]>> {
  const found: Reason[] = []
  for (const source of sources) found.push(...(await source(context, agency)))
  found.sort((a, b) => dayReasons.indexOf(a.kind) - dayReasons.indexOf(b.kind))
  const byClient = new Map<number, Reason[]>()
  for (const reason of found) byClient.set(reason.client, [...(byClient.get(reason.client) ?? []), reason])
  return byClient
}

/** A reason as it is answered. */
export const saidReason = ({ kind, since, amount, sentence, link }: Reason, language: Language) => ({
  kind,
  since,
  amount,
  text: inWords(sentence, language),
  link,
})
