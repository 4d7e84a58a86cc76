import { describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { insertShops } from '../../../test/shops.ts'
import { placeAtTowns } from '../actions/place.ts'
import { findPoints } from './find-points.ts'
import { type City, townIndex } from './town-index.ts'
import { townsCalled } from './town-names.ts'

const { t, world } = await openCompany()

const city = (name: string, country: string, muni: string, population: number, lat: number): City => ({
  name,
  altName: '',
  country,
  muni,
  population,
  loc: { coordinates: [10, lat] },
})

describe('the index of towns', () => {
  const pointOf = townIndex(
    [
      city('Rome', 'IT', '058091', 2_300_000, 1),
      city('San Remo', 'IT', '008055', 50_000, 2),
      city('Livo', 'IT', '013130', 200, 3),
      city('Livo', 'IT', '022106', 800, 4),
      city('Forlì', 'IT', '040012', 90_000, 5),
      city('Renon - Ritten', 'IT', '021072', 7_000, 6),
      city('Olbia', 'IT', '090047', 40_000, 7),
      city('Saint-Denis', 'FR', '93066', 100_000, 8),
      city('Saint-Denis', 'FR', '11339', 500, 9),
      city('Roma', 'ES', '46001', 10, 10),
    ],
    new Set(['IT', 'FR']),
  )
  const find = (city: string, province: string | null, country = 'IT', postalCode: string | null = null) =>
    pointOf({ city, province, country, postalCode })?.lat

  it.each([
    ['Roma', 'RM', 1],
    ['ROMA', 'rm', 1],
    ['Sanremo', 'IM', 2],
    ['san  remo', 'IM', 2],
    ['Forli', 'FC', 5],
    ["Forli'", 'FC', 5],
    ['Ritten', 'BZ', 6],
    ['Renon', 'BZ', 6],
  ])('knows %s (%s) however it is written', (name, province, point) => {
    expect(find(name, province)).toBe(point)
  })

  it('tells two towns of one name by the province, and gives none rather than a wrong one', () => {
    expect([find('Livo', 'CO'), find('Livo', 'TN')]).toEqual([3, 4])
    expect(find('Livo', 'NA')).toBeUndefined()
    expect(find('Livo', null)).toBe(4)
  })

  it('counts a province of old to its successor', () => {
    expect(find('Olbia', 'OT')).toBe(7)
  })

  it('tells foreign towns by the postal code, else takes the largest', () => {
    expect(find('St Denis', null, 'FR', '11310')).toBe(9)
    expect(find('Saint-Denis', 'Seine-Saint-Denis', 'FR', '93200')).toBe(8)
    expect(find('Saint Denis', null, 'FR')).toBe(8)
  })

  it('knows only the countries it was asked for', () => {
    expect(find('Roma', null, 'ES')).toBeUndefined()
    expect(find('', null)).toBeUndefined()
  })
})

describe('placing', () => {
  const place = (id: number) =>
    t.db
      .selectFrom('clients')
      .select(['lat', 'lng', 'geo_quality'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const shop = async (row: object) => {
    const [id = 0] = await insertShops(t.db, [{ agency_id: world.north.id, ...row }])
    return id
  }

  it('puts clients and agencies at their towns, once, and leaves exact points alone', async () => {
    const exact = await shop({ city: 'Treviso', province: 'TV', lat: 45.6, lng: 12.3, geo_quality: 'exact' })
    const lyon = await shop({ city: 'Lyon', country: 'FR', postal_code: '69003' })
    const nowhere = await shop({ city: 'Paese Inventato', province: 'TV' })
    // Treviso, Conegliano and Napoli of the world, and Lyon; the agencies' town, Sede, is in no list.
    expect(await placeAtTowns(t.db)).toEqual({ placed: 4, unknown: 3 })
    expect(await place(world.north.client)).toEqual({ lat: 45.66673, lng: 12.2416, geo_quality: 'city' })
    expect(await place(lyon)).toMatchObject({ geo_quality: 'city', lat: 45.74846 })
    expect(await place(exact)).toEqual({ lat: 45.6, lng: 12.3, geo_quality: 'exact' })
    expect(await place(nowhere)).toEqual({ lat: null, lng: null, geo_quality: 'none' })
    expect(await placeAtTowns(t.db)).toEqual({ placed: 0, unknown: 0 })
  })

  it('follows a client that moves, and forgets the point when the new town is unknown', async () => {
    const id = await shop({ city: 'Napoli', province: 'NA' })
    const moveTo = async (row: object) => {
      await t.db.updateTable('clients').set(row).where('id', '=', id).execute()
      await placeAtTowns(t.db)
      return place(id)
    }
    expect(await moveTo({ city: 'Firenze', province: 'FI' })).toMatchObject({ lat: 43.77925 })
    expect(await moveTo({ city: 'Chissà Dove' })).toEqual({ lat: null, lng: null, geo_quality: 'none' })
    expect(await moveTo({ city: 'Milano', province: 'MI' })).toMatchObject({ geo_quality: 'city' })
  })

  it('knows the chief towns by their Italian names', async () => {
    const chief = {
      Roma: 'RM',
      Milano: 'MI',
      Torino: 'TO',
      Napoli: 'NA',
      Genova: 'GE',
      Firenze: 'FI',
      Venezia: 'VE',
    }
    const rest = {
      'Reggio di Calabria': 'RC',
      "Reggio nell'Emilia": 'RE',
      'Reggio Emilia': 'RE',
      "L'Aquila": 'AQ',
    }
    const towns = Object.entries({ ...chief, ...rest }).map(([city, province]) => ({
      city,
      province,
      country: 'IT',
      postalCode: null,
    }))
    expect((await findPoints(towns)).filter((point) => point === null)).toEqual([])
  })
})

describe('names of towns', () => {
  it.each([
    ['trev', { name: 'Treviso', province: 'TV' }],
    ['FORLI', { name: 'Forlì', province: 'FC' }],
    ['san dona di', { name: 'San Donà di Piave', province: 'VE' }],
    ["L'Aq", { name: "L'Aquila", province: 'AQ' }],
    ['rom', { name: 'Roma', province: 'RM' }],
  ])('%s is completed to the largest that begins so', async (typed, town) => {
    expect((await townsCalled(typed))[0]).toEqual(town)
  })

  it('of one name are distinguished by their provinces', async () => {
    const provinces = (await townsCalled('livo')).filter(({ name }) => name === 'Livo')
    expect(provinces.map(({ province }) => province).toSorted()).toEqual(['CO', 'TN'])
    expect(await townsCalled('Paese Inventato')).toEqual([])
    expect(await townsCalled('’ -')).toEqual([])
  })
})
