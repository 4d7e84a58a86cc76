import { randomFor, type Random } from '../random.ts'
import type { Shop } from '../network/shop.ts'
import { wordsOf } from '../words/by-country.ts'
import { forAddress } from '../words/plain.ts'
import { tradeName } from '../network/shop-names.ts'
import type { Fields } from './acts.ts'

const notes: Readonly<Record<string, readonly string[]>> = {
  IT: [
    'Esposizione di 9 composizioni su 420 m². Chiuso il lunedì mattina.',
    'Per le consegne al privato chiedere sempre conferma telefonica il giorno prima.',
    'Nuova gestione dalla primavera; l’esposizione si rinnova a settembre.',
  ],
  FR: ['Exposition de 7 compositions sur 350 m². Fermé le lundi.'],
  ES: ['Exposición de 8 composiciones en 380 m². Cerrado los lunes por la mañana.'],
  DE: ['Showroom with 6 kitchens on 300 m². Closed on Wednesday afternoons.'],
}
const access: Readonly<Record<string, string>> = {
  IT: 'Scarico 8.00–12.00, mezzo con sponda idraulica, massimo 12 m.',
  FR: 'Déchargement 8 h–12 h, camion avec hayon, 12 m au maximum.',
  ES: 'Descarga de 8.00 a 12.00, camión con plataforma, 12 m como máximo.',
  DE: 'Unloading 8.00–12.00, lorry with tail lift, 12 m at most.',
}

/** Who signs for a shop, mostly from the mailbox the registry knows. */
export function signerOf(shop: Shop) {
  const { name, email } = ownerOf(shop)
  return { name, email: randomFor(`mailbox ${shop.id}`).chance(0.6) ? `info@${domainOf(shop)}` : email }
}

/** Its owner, or somebody of the country. */
function ownerOf(shop: Shop) {
  const random = randomFor(`signer ${shop.id}`)
  const { women, men, surnames } = wordsOf[shop.town.country]
  const name = shop.owner
    ? `${shop.owner.given} ${shop.owner.surname}`
    : `${random.pick(random.chance(0.4) ? women : men)} ${random.pick(surnames)}`
  return { name, email: `${forAddress(name).replaceAll('-', '.')}@${domainOf(shop)}` }
}

/** What the agent adds to what the registry knows. */
export function firstFields(shop: Shop): Fields {
  const random = randomFor(`sheet ${shop.id}`)
  const { country } = shop.town
  return {
    email_management: ownerOf(shop).email,
    delivery_notes: random.chance(0.6) ? (access[country] ?? null) : null,
    notes: random.pick(notes[country] ?? ['']),
    ...(random.chance(0.3) && deliveryAt(random, shop)),
  }
}

/** What changed since: another warehouse, another mailbox for the orders. */
export function laterFields(shop: Shop): Fields {
  const random = randomFor(`later ${shop.id}`)
  return {
    ...deliveryAt(random, shop),
    delivery_notes: access[shop.town.country] ?? null,
    email_commercial: `ordini@${domainOf(shop)}`,
  }
}

const domainOf = ({ name }: Shop): string => `${forAddress(tradeName(name))}.example`

function deliveryAt(random: Random, { town }: Shop): Fields {
  const { streets, address } = wordsOf[town.country]
  return {
    delivery_same: false,
    delivery_address: address(random.pick(streets), random.whole(2, 90)),
    delivery_postal_code: town.postalCode,
    delivery_locality: town.name,
    delivery_province: town.area.province,
    delivery_country: town.country,
  }
}
