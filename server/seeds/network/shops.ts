import { lastMonth } from '../sales/calendar.ts'
import type { Town } from '../places/towns.ts'
import { itemAt, randomFor, weighted, type Random } from '../random.ts'
import type { Agency } from './agencies.ts'
import type { Agent } from './agents.ts'
import { namedShops, type NamedShop } from './named-shops.ts'
import type { Shop } from './shop.ts'
import { livesOf } from './shop-life.ts'
import { shopNamer, tradeName } from './shop-names.ts'

type Found = Omit<Shop, 'id' | 'code' | 'agent' | 'moved'> & { code: string | null }

/** A large city has many shops, but not as many as it has people. */
const mostPeopleCounted = 220_000
const firstCode = 10_012

/** The clients of every agency, with codes in the order in which they became clients. */
export function openShops(
  agencies: readonly Agency[],
  agents: readonly Agent[],
  towns: ReadonlyMap<string, readonly Town[]>,
): readonly Shop[] {
  const random = randomFor('shops')
  const nameOf = shopNamer(random, new Set(namedShops.map(({ name }) => tradeName(name))))
  const found = agencies.flatMap((agency) => {
    const drawTown = weighted(townsOf(agency, towns), ({ population }) =>
      Math.min(population, mostPeopleCounted),
    )
    const named = agency.id === 1 ? namedShops.map((shop) => withName(shop, agency, towns)) : []
    const others = Array.from({ length: agency.shops - named.length }, (): Found => {
      const town = drawTown(random)
      return { ...nameOf(town), ...livesOf(random), code: null, street: null, town, agency, reached: null }
    })
    return inTerritories([...named, ...others], agency)
  })
  const codes = codesOf(found, random)
  return found.map(
    (shop, i): Shop => ({
      ...shop,
      id: agencies.length + 1 + i,
      code: itemAt(codes, i),
      agent: agentOf(shop.agency, found, i, agents),
      moved: null,
    }),
  )
}

const townsOf = (agency: Agency, towns: ReadonlyMap<string, readonly Town[]>): readonly Town[] =>
  agency.areas.flatMap((area) => towns.get(`${agency.country} ${area}`) ?? [])

function withName(
  { shares, postalCode, town: townName, ...shop }: NamedShop,
  agency: Agency,
  towns: ReadonlyMap<string, readonly Town[]>,
): Found {
  const found = [...towns.values()].flat().find(({ country, name }) => country === 'IT' && name === townName)
  if (!found) throw new Error(`no town ${townName}`)
  const town = { ...found, postalCode }
  return { ...shop, agency, town, owner: null, status: 'active', firstMonth: 0, lastMonth, weight: 4, shares }
}

/** Neighbours stand together, so that each agent has a piece of the map. */
const inTerritories = (shops: readonly Found[], { areas }: Agency): Found[] =>
  shops.toSorted((a, b) => areas.indexOf(a.town.area.code) - areas.indexOf(b.town.area.code))

function agentOf(agency: Agency, all: readonly Found[], index: number, agents: readonly Agent[]): Agent {
  const own = agents.filter((agent) => agent.agency === agency)
  const first = all.findIndex((shop) => shop.agency === agency)
  return itemAt(own, Math.floor(((index - first) * own.length) / agency.shops))
}

function codesOf(shops: readonly Found[], random: Random): readonly string[] {
  const given = new Set(shops.flatMap(({ code }) => code ?? []))
  const codes = shops.map(({ code }) => code ?? '')
  let last = firstCode
  for (const { shop, i } of byActivation(shops)) {
    if (shop.code) continue
    do last += random.whole(1, 8)
    while (given.has(asCode(last)))
    codes[i] = asCode(last)
  }
  return codes
}

const asCode = (number: number): string => String(number).padStart(6, '0')
const byActivation = (shops: readonly Found[]) =>
  shops
    .map((shop, i) => ({ shop, i, since: shop.activation ?? '9999' }))
    .toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : a.i - b.i))
