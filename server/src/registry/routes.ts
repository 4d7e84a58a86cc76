import { registryCalls } from '@mandato/contract/registry'
import { provinces } from '@mandato/contract/provinces'
import { answer } from '../platform/http/handlers.ts'
import { defaultPerPage } from '../platform/http/tables.ts'
import { notFound } from '../platform/refusals.ts'
import { changeAgency } from './actions/update-agency.ts'
import { agenciesSeenBy, agencySeenBy } from './queries/agencies.ts'
import { clientChoicesOf, entrySeenBy, findClients } from './queries/clients.ts'
import { agencyRecord, clientRecord, userRecord } from './queries/master-records.ts'
import { agencyCard, agencyFor } from './policy.ts'

const records = { client: clientRecord, agency: agencyRecord, user: userRecord }

const saved = (id: number) => ({ success: true, id }) as const

export const registryRoutes = answer(registryCalls, {
  agencies: async ({ params, query }, { db, user }) => {
    const { per_page, ...filter } = query
    const { rows, total } = await agenciesSeenBy(db, user, {
      ...filter,
      page: params.page,
      perPage: per_page ?? defaultPerPage,
    })
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
  clientChoices: ({ query }, { db, user }) => clientChoicesOf(db, user, query),
  isClient: async ({ params }, { db, user }) =>
    (await entrySeenBy(db, user, params.id)) ?? { is_client: false },
  masterRecord: async ({ params }, { db, user }) => {
    const record = await records[params.type](db, user, params.id)
    if (!record) throw notFound()
    return record
  },
  search: ({ query }, { db, user }) => findClients(db, user, query.q),
  provinces: async () => [...provinces],
})
