import { act, call, query } from '../../platform/api.ts'
import type { Kind, Recipient } from './useOrder.ts'

/** What is accepted at once is to send, and no longer available. */
export const bulkOrder = () => act('bulkOrder', ['toSend', 'materials', 'material', 'agencyRequests'])

export const materialQuery = (id: number) => query('material', { params: { id } })
export const foundMaterialsQuery = (q: string) =>
  query('materials', { params: { page: 1 }, query: { per_page: 30, ...(q && { q }) } })

const agencyPage = async (page: number, perPage: number, q: string) =>
  call('agencies', { params: { page }, query: { per_page: perPage, ...(q && { q }) } })
const clients = async (q: string): Promise<Recipient[]> =>
  (await call('clientChoices', { query: q ? { q } : {} })).response.map(({ id, code, business_name }) => ({
    id,
    code,
    name: business_name,
  }))
type AgencyRow = Awaited<ReturnType<typeof agencyPage>>['response'][number]
const agency = ({ id, code, business_name }: AgencyRow): Recipient => ({ id, code, name: business_name })

/** The agencies or clients the server finds for what is typed. */
export const foundRecipients = (kind: Kind, q: string) => ({
  queryKey: ['recipients', kind, q],
  queryFn: async () =>
    kind === 'client' ? await clients(q) : (await agencyPage(1, 50, q)).response.map(agency),
})

/** All of them in sight, to find pasted codes among. */
export async function allRecipients(kind: Kind): Promise<Recipient[]> {
  if (kind === 'client') return clients('')
  const found: Recipient[] = []
  for (let page = 1; ; page += 1) {
    const { response, pagination } = await agencyPage(page, 200, '')
    found.push(...response.map(agency))
    if (response.length === 0 || found.length >= (pagination?.total ?? 0)) return found
  }
}
