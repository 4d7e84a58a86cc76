import { everything } from '@mandato/contract/list'
import { clientsCalls } from '@mandato/contract/registry/client-calls'
import { registryCalls } from '@mandato/contract/registry/calls'
import { doubtfulCalls } from '@mandato/contract/registry/doubtful-numbers'
import { provinces } from '@mandato/contract/fields/provinces'
import { today } from '../platform/clock.ts'
import { listPage } from '../platform/db/list.ts'
import { answer, type Bound, type Handlers } from '../platform/http/handlers.ts'
import { notFound } from '../platform/refusals.ts'
import { approveDeletion, requestDeletion, withdrawRequest } from './actions/delete-client.ts'
import { placeClient } from './actions/place-client.ts'
import { changeSuspension } from './actions/suspend-client.ts'
import { changeAgency } from './actions/update-agency.ts'
import { type ClientSlots, openWith } from './client-slots.ts'
import { deletionReason } from './deletion-reason.ts'
import { clientLists } from './client-lists.ts'
import { byAgency, choiceRow, progressRow } from './client-rows.ts'
import { agenciesSeenBy, agencySeenBy } from './queries/agencies.ts'
import { clientChoicesOf, clientIsSeenBy, entrySeenBy, findClients } from './queries/clients.ts'
import { doubtfulList } from './queries/doubtful-numbers.ts'
import { placesOf } from './queries/delivery-places.ts'
import { clientDetail } from './queries/client-detail.ts'
import { clientProgress } from './queries/client-progress.ts'
import { locationOf } from './queries/locations.ts'
import { agencyRecord, clientRecord, userRecord } from './queries/master-records.ts'
import { softwareOf } from './queries/software.ts'
import { timelineOf } from './queries/timeline.ts'
import { townsCalled } from './places/town-names.ts'
import { agencyCard, agencyFor, mayWithClient, overviewFor, withReasonFor } from './policy.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'
import { softwareCard } from './software.ts'

const records = { client: clientRecord, agency: agencyRecord, user: userRecord }

const saved = (id: number) => ({ success: true, id }) as const

export const doubtfulRoutes = answer(doubtfulCalls, {
  doubtfulNumbers: async ({ params, query }, { db }) => {
    const { rows, total } = await listPage(db, doubtfulList(query), { ...query, ...params })
    return { response: rows, total }
  },
})

export const registryRoutes = answer(registryCalls, {
  agencies: async ({ params, query }, { db, user }) => {
    const { rows, total } = await agenciesSeenBy(db, user, { ...query, ...params })
    return { response: rows, total }
  },
  agencyDetail: async ({ params }, { db, user }) => {
    const agency = await agencySeenBy(db, user, params.id)
    if (!agency) throw notFound()
    return agencyFor(user, agency)
  },
  myAgency: async (_input, { db, user }) => {
    const agency = await agencySeenBy(db, user, user.agencyId)
    if (!agency) throw notFound()
    return user.role === 'customer' ? agencyCard(user, agency) : agencyFor(user, agency)
  },
  updateMyAgency: async ({ body }, context) =>
    saved(await changeAgency(context, context.user.agencyId, body)),
  updateAgency: async ({ params, body }, context) => saved(await changeAgency(context, params.id, body)),
  clientChoices: async ({ query }, { db, user }) => (await clientChoicesOf(db, user, query)).map(choiceRow),
  isClient: async ({ params }, { db, user }) =>
    (await entrySeenBy(db, user, params.id)) ?? { is_client: false },
  masterRecord: async ({ params }, { db, user }) => {
    const record = await records[params.type](db, user, params.id)
    if (!record) throw notFound()
    return { ...record, addresses: await placesOf(db, { [params.type]: params.id }) }
  },
  search: ({ query }, { db, user }) => findClients(db, user, query.q),
  towns: ({ query }) => townsCalled(query.q),
  provinces: async () => [...provinces],
})

const changed = (id: number, status: CustomerStatus) => ({ success: true, id, status }) as const

/**
 * The calls about clients.
 * @param slots what the domains above add: figures, what stands open, what they erase
 */
export function clientsRoutes(slots: ClientSlots = {}): Bound {
  const lists = clientLists(slots)
  const readers = { clients: lists.all, agencyClients: lists.allProgress }
  return answer(clientsCalls, clientsHandlers(slots, lists), { readers })
}

const clientsHandlers = (
  slots: ClientSlots,
  lists: ReturnType<typeof clientLists>,
): Handlers<typeof clientsCalls> => ({
  clients: lists.page,
  agencyClients: lists.progressPage,
  clientsByAgency: async ({ query }, { db, user, clock }) => {
    const question = { agency: 0, filter: query, figures: slots.figures, today: today(clock) }
    const allRows = { page: 1, per_page: everything }
    const { rows, total, totals } = await listPage(db, clientProgress(user, question), allRows)
    return { response: byAgency(rows.map(progressRow)), meta: { total, totals } }
  },
  location: async ({ params }, { db, user }) => {
    const location = await locationOf(db, user, params.id)
    if (!location) throw notFound()
    return location
  },
  placeClient: async ({ params, body }, context) => ({
    ...saved(params.id),
    quality: await placeClient(context, params.id, body),
  }),
  clientDetail: async ({ params }, { db, user }) => {
    const client = await clientDetail(db, user, params.id)
    if (!client) throw notFound()
    const open = await openWith(slots, db, params.id)
    const addresses = await placesOf(db, { client: params.id })
    return { ...overviewFor(user, client), addresses, open, may: mayWithClient(user, client.customer_status) }
  },
  clientTimeline: async ({ params, query }, { db, user, language }) => {
    const { rows, total } = await listPage(db, timelineOf(user, params.id, language), { ...query, ...params })
    if (total === 0 && !(await clientIsSeenBy(db, user, params.id))) throw notFound()
    return { response: rows.map((row) => withReasonFor(user, row)), total }
  },
  software: async ({ params }, { db, user, clock }) => {
    const found = await softwareOf(db, user, params)
    if (!found) throw notFound()
    return softwareCard(found, today(clock))
  },
  suspendClient: async ({ params, body }, context) =>
    changed(params.id, await changeSuspension(context, params.id, body)),
  deleteClient: async ({ params, ...given }, context) =>
    changed(params.id, await requestDeletion(context, slots, params.id, deletionReason(given, context))),
  deleteOwnClient: async ({ params, ...given }, context) =>
    changed(params.id, await requestDeletion(context, slots, params.id, deletionReason(given, context))),
  approveClientDeletion: async ({ params }, context) =>
    changed(params.id, await approveDeletion(context, slots, params.id)),
  withdrawClientDeletion: async ({ params }, context) =>
    changed(params.id, await withdrawRequest(context, params.id)),
})
