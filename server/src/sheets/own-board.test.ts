import { progressFlags } from '@mandato/contract/registry/client-flags'
import { withAgent } from '@mandato/contract/sheets/status'
import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { fullSheet, newShop, response, sheetStory, signerEmail } from '../../test/sheet-story.ts'

/* An agent's own list of sheets, and its tasks. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
const day = 86_400_000
const edited = { is_edited: true, scheda_fields: fullSheet }

/** A client of the agent with a sheet in some status; then some days pass. */
async function brought(act: (client: number) => Promise<unknown>, days: number): Promise<number> {
  const client = await newShop(t.db, world.north.id)
  await act(client)
  t.clock.advance(days * day)
  return client
}
const confirmed = (client: number) => s.inReview(client).then(() => s.confirm(client))
await brought(confirmed, 9)
const toRenew = await brought(confirmed, 9)
await s.ask('PUT', `admin/schede/to-renew/${toRenew}`, 'sales')
const draft = await brought((c) => s.set(c, { action: 'save', scheda_fields: { notes: 'da finire' } }), 4)
await brought((c) => s.set(c, { ...edited, 'signature-email': signerEmail }), 1)
const declined = await brought(async (c) => {
  await s.set(c, { ...edited, 'signature-email': signerEmail })
  await s.decline(await s.link())
}, 1)
const ready = await brought((c) => s.set(c, { ...edited, action: 'save_for_signature' }), 1)

interface Row {
  readonly client_id: number
  readonly agency_id: number
  readonly sheet_status: string
  readonly days_waiting: number | null
}
const list = async (query = '') =>
  response<Row[]>(await s.ask('GET', `agencies/schede/status-clients${query}`, 'agent'))

it('holds the own clients and nobody else’s, without the company’s own code', async () => {
  const rows = await list()
  expect(new Set(rows.map((row) => row.agency_id))).toEqual(new Set([world.north.id]))
  expect(rows).toHaveLength(8)
  expect(rows[0]).not.toHaveProperty('internal_code')
  expect((await s.ask('GET', 'agencies/schede/status-clients', 'customer')).status).toBe(403)
})

it('narrowed to what is to be done it names every sheet whose next step is the agent’s, the oldest first', async () => {
  const rows = await list('?filter=with_agent&sort=days_waiting&order=desc')
  // Who has no sheet yet has waited since nobody knows when.
  const without = [world.north.client, world.north.otherClient]
  expect(rows.map((row) => row.client_id)).toEqual([toRenew, draft, declined, ready, ...without])
  // Due for renewal seven days ago, however long ago it was confirmed.
  expect(rows.map((row) => row.days_waiting)).toEqual([7, 7, 2, 1, null, null])
})

it('the sheets to be done are as many as the ring counts under their statuses', async () => {
  const ring = response<{ status: (typeof withAgent)[number]; count: number }[]>(
    await s.ask('GET', 'dashboard/status-schede', 'agent'),
  )
  const counted = ring
    .filter(({ status }) => withAgent.includes(status))
    .reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBe((await list('?filter=with_agent')).length)
})

it('the form hides the company’s own code from agents too', async () => {
  const form = async (who: 'agent' | 'sales') =>
    (
      await s.ask(
        'GET',
        `${who === 'agent' ? 'agencies' : 'admin'}/schede/client-form/${world.north.client}`,
        who,
      )
    ).text
  expect(await form('agent')).not.toContain('ERP-')
  expect(await form('sales')).toContain('ERP-')
})

it('the board of sheets and the list of clients say the same of each: flags and days of waiting', async () => {
  type Said = Pick<Row, 'client_id' | 'days_waiting'> & { readonly filters: object }
  const said = (rows: readonly Said[]) =>
    Object.fromEntries(
      rows.map(({ client_id, days_waiting, filters }) => [client_id, { days_waiting, filters }]),
    )
  const ofBoth = async (query = '') => [
    said(
      response<Said[]>(
        await s.ask('GET', `admin/schede/status-clients/0${query && `?filter=${query}`}`, 'sales'),
      ),
    ),
    said(response<Said[]>(await s.ask('GET', `admin/clients/0${query && `?filters=${query}`}`, 'sales'))),
  ]
  const [board, list] = await ofBoth()
  expect(Object.keys(board ?? {}).length).toBeGreaterThan(7)
  expect(board).toEqual(list)
  for (const flag of progressFlags) {
    const [narrowBoard, narrowList] = await ofBoth(flag)
    expect([flag, narrowBoard]).toEqual([flag, narrowList])
  }
})
