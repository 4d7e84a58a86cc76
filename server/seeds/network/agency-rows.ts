import { landline, mobileNumber } from '../numbers/phone.ts'
import { vatNumber } from '../numbers/vat.ts'
import type { Country } from '../places/area.ts'
import type { Town } from '../places/towns.ts'
import { randomFor, type Random } from '../random.ts'
import { wordsOf } from '../words/by-country.ts'
import { forAddress } from '../words/plain.ts'
import { domainOf, type Agency } from './agencies.ts'
import type { Agent } from './agents.ts'

export const agencyColumns = [
  'id',
  'code',
  'business_name',
  'vat_number',
  'email',
  'phone',
  'address',
  'postal_code',
  'city',
  'province',
  'region',
  'country',
  'warehouse_address',
  'warehouse_postal_code',
  'warehouse_city',
  'warehouse_province',
  'warehouse_country',
  'lat',
  'lng',
  'geo_quality',
  'contacts',
  'created_at',
] as const

const officeWord: Readonly<Record<Country, string>> = {
  IT: 'ufficio',
  FR: 'bureau',
  ES: 'oficina',
  DE: 'Büro',
}
const agentWord: Readonly<Record<Country, string>> = {
  IT: 'agente',
  FR: 'agent commercial',
  ES: 'agente comercial',
  DE: 'Handelsvertreter',
}
const serials = { first: 90_007, step: 41 }

export function agencyRows(
  agencies: readonly Agency[],
  townOf: (agency: Agency) => Town,
  agents: readonly Agent[],
) {
  const random = randomFor('agencies')
  return agencies.map((agency, i) => {
    const town = townOf(agency)
    const words = wordsOf[agency.country]
    const head = agents.find((agent) => agent.agency === agency)
    return [
      agency.id,
      agency.code,
      agency.name,
      vatNumber(agency.country, serials.first + i * serials.step, town.area.number),
      `info@${domainOf(agency)}`,
      landline(random, agency.country, town.area),
      words.address(random.pick(words.streets), random.whole(1, 140)),
      town.postalCode,
      town.name,
      town.area.province,
      agency.region,
      agency.country,
      ...warehouseOf(agency, town),
      town.lat,
      town.lng,
      'city',
      contacts(random, agency, head),
      '2022-11-02T08:00:00Z',
    ]
  })
}

/** Three agencies in ten keep displays and samples outside the town, in the trading estate. */
function warehouseOf({ country, code }: Agency, town: Town): (string | null)[] {
  const random = randomFor(`warehouse ${code}`)
  if (!random.chance(0.3)) return [null, null, null, null, null]
  const { streets, address } = wordsOf[country]
  const street = address(random.pick(streets), random.whole(2, 60))
  return [street, town.postalCode, town.name, town.area.province, country]
}

const contacts = (random: Random, agency: Agency, head: Agent | undefined): string =>
  JSON.stringify([
    ...(head
      ? [{ name: head.name, role: agentWord[agency.country], email: head.email, phone: head.phone }]
      : []),
    {
      name: random.pick(wordsOf[agency.country].women) + ' ' + random.pick(wordsOf[agency.country].surnames),
      role: officeWord[agency.country],
      email: `${forAddress(officeWord[agency.country])}@${domainOf(agency)}`,
      phone: mobileNumber(random, agency.country),
    },
  ])
