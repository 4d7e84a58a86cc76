import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { insertShops } from '../../test/shops.ts'
import type { Who } from '../../test/world.ts'
import { placeAtTowns } from './actions/place.ts'

const { t, world } = await openCompany()
/** A client of the northern agency at its town, new for each test. */
let client: number
beforeEach(async () => {
  const [id = 0] = await insertShops(t.db, [
    { agency_id: world.north.id, province: 'TV', city: 'Treviso', lat: 45.6, lng: 12.2, geo_quality: 'city' },
  ])
  client = id
})

const door = { lat: 45.66691, lng: 12.24301, accuracy: 9.4 }
const put = (who: Who, body: object = door, id = client) =>
  t.ask('PUT', `/api/v1.0/clients/location/${id}`, { token: world.token(who), body })
interface Answered {
  success: boolean
  args: { response: Record<string, unknown>; error: { key: string; fields?: object } }
}
const read = async (path: string) =>
  ((await t.ask('GET', path, { token: world.token('agent') })).body as Answered).args.response
const place = (id = client) => read(`/api/v1.0/generic/get-location/${id}`)

describe('a client is put where somebody stood', () => {
  it('by its agency and by staff, and by nobody else', async () => {
    expect((await put('southAgent')).status).toBe(404)
    expect((await put('customer')).status).toBe(403)
    expect((await put('press')).status).toBe(403)
    expect(await place()).toMatchObject({ lat: 45.6, quality: 'city' })
    for (const who of ['agent', 'sales', 'admin'] as const)
      expect((await put(who)).body).toMatchObject({
        success: true,
        args: { response: { quality: 'exact' } },
      })
    expect(await place()).toMatchObject({ lat: 45.66691, lng: 12.24301, quality: 'exact' })
  })

  it('as well as it was measured: a vague one is at its street, a vaguer one is none', async () => {
    await put('agent', { ...door, accuracy: 120 })
    expect(await place()).toMatchObject({ quality: 'street' })
    const refused = [
      [{ ...door, accuracy: 201 }, { accuracy: 'at_most_200' }],
      [{ ...door, lat: 91 }, { lat: 'at_most_90' }],
      [{ ...door, lng: -181 }, { lng: 'at_least_-180' }],
      [{ lat: 45.6, lng: 12.2 }, { accuracy: 'required' }],
    ] as const
    for (const [body, fields] of refused) {
      const answer = await put('agent', body)
      expect([answer.status, (answer.body as Answered).args.error.fields]).toEqual([422, fields])
    }
    expect(await place()).toMatchObject({ lat: 45.66691, quality: 'street' })
  })

  it('and stays there when clients are placed at their towns', async () => {
    await put('agent')
    await placeAtTowns(t.db)
    expect(await place()).toMatchObject({ lat: 45.66691, quality: 'exact' })
  })

  it('which its history tells; a deleted client is nowhere', async () => {
    await put('agent')
    const history = (await read(`/api/v1.0/clients/timeline/${client}/1`)) as unknown as { what: string }[]
    expect(history.map(({ what }) => what)).toContain('client.placed')
    const admin = { token: world.token('admin') }
    await t.ask('DELETE', `/api/v1.0/admin/client-delete/${client}`, {
      ...admin,
      query: { reason: 'Chiude' },
    })
    expect((await put('agent')).status).toBe(200)
    await t.ask('PUT', `/api/v1.0/admin/client-delete/${client}/approve`, admin)
    expect((await put('admin')).status).toBe(409)
    const told = await t.db
      .selectFrom('events')
      .select(['before', 'after'])
      .where('what', '=', 'client.placed')
      .where('client_id', '=', client)
      .execute()
    expect(told).toHaveLength(2)
    expect(JSON.stringify(told)).not.toContain('45.66691')
  })
})
