import { bankAccount } from '../numbers/iban.ts'
import { landline, mobileNumber } from '../numbers/phone.ts'
import { taxCode } from '../numbers/tax-code.ts'
import { vatNumber } from '../numbers/vat.ts'
import { randomFor, type Random } from '../random.ts'
import { asOf } from '../sales/calendar.ts'
import { wordsOf } from '../words/by-country.ts'
import { forAddress } from '../words/plain.ts'
import type { Shop } from './shop.ts'
import { tradeName } from './shop-names.ts'
import { termsOf } from './shop-terms.ts'

export const clientColumns = [
  'id',
  'code',
  'internal_code',
  'agency_id',
  'agent_id',
  'business_name',
  'vat_number',
  'tax_code',
  'email',
  'email_admin',
  'email_commercial',
  'email_certified',
  'phone',
  'mobile',
  'address',
  'postal_code',
  'city',
  'province',
  'region',
  'country',
  'lat',
  'lng',
  'geo_quality',
  'sdi_code',
  'bank_name',
  'iban',
  'payment_code',
  'discount',
  'fixed_days',
  'price_list',
  'status',
  'activation_date',
  'last_order_date',
  'created_at',
] as const

const serials = { first: 10_007, step: 61 }

/** @param lastOrders the last day on which each client, by id, was invoiced something */
export function clientRows(shops: readonly Shop[], lastOrders: ReadonlyMap<number, string>) {
  const random = randomFor('clients')
  return shops.map((shop, i) => {
    const { agency, town } = shop
    const vat = vatNumber(town.country, serials.first + i * serials.step, town.area.number)
    const { bank, iban } = bankAccount(random, town.country)
    const terms = termsOf(random, town.country, shop.weight)
    const point = pointOf(random, shop)
    return [
      shop.id,
      shop.code,
      `${agency.code}-${shop.id}`,
      agency.id,
      shop.agent.id,
      shop.name,
      vat,
      taxCodeOf(random, shop, vat),
      ...mailsOf(shop),
      landline(random, town.country, town.area),
      random.chance(0.7) ? mobileNumber(random, town.country) : null,
      shop.street ?? addressOf(random, shop),
      town.postalCode,
      town.name,
      town.area.province,
      town.area.region,
      town.country,
      point.lat,
      point.lng,
      point.quality,
      terms.sdiCode,
      bank,
      iban,
      terms.payment,
      terms.discount,
      terms.fixedDays,
      terms.priceList,
      shop.status,
      shop.activation,
      lastOrders.get(shop.id) ?? null,
      `${createdOn(shop)}T08:00:00Z`,
    ]
  })
}

const sixtyDaysAgo = new Date(Date.parse(asOf) - 60 * 86_400_000).toISOString().slice(0, 10)
const createdOn = ({ activation }: Shop): string => activation ?? sixtyDaysAgo

/** Companies in Italy have the VAT number for a tax code; abroad there is none. */
function taxCodeOf(random: Random, { town, owner }: Shop, vat: string): string | null {
  if (owner) return taxCode(random, owner.given, owner.surname, owner.female)
  return town.country === 'IT' ? vat : null
}

function mailsOf({ name, town, code }: Shop): (string | null)[] {
  const domain = `${forAddress(tradeName(name))}.example`
  const { bookkeeping, purchasing } = wordsOf[town.country]
  const certified = town.country === 'IT' ? `cliente.${code}@pec.example` : null
  return [`info@${domain}`, `${bookkeeping}@${domain}`, `${purchasing}@${domain}`, certified]
}

function addressOf(random: Random, { town }: Shop): string {
  const { streets, address } = wordsOf[town.country]
  return address(random.pick(streets), random.whole(1, 190))
}

/** Two thirds are known to the house, the others stand at their town. Half a kilometre keeps them on land. */
function pointOf(random: Random, { town }: Shop): { lat: number; lng: number; quality: 'exact' | 'city' } {
  if (random.chance(1 / 3)) return { lat: town.lat, lng: town.lng, quality: 'city' }
  const near = (degrees: number): number =>
    Math.round((degrees + (random.fraction() - 0.5) * 0.011) * 100_000) / 100_000
  return { lat: near(town.lat), lng: near(town.lng), quality: 'exact' }
}
