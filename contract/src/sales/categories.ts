import type { Words } from '../words.ts'
import type { CategoryKey } from './category-keys.ts'

export type CategoryKind = 'partition' | 'of_which' | 'cross'
interface Category {
  readonly codes: readonly string[]
  readonly kind: CategoryKind
  readonly label: Words
}

/**
 * What the revenue categories of specification §3 are made of, and their words. The partition adds up to the
 * total; just in time is already inside the loose worktops; expo cuts across all of them.
 */
export const categories = {
  furniture: {
    codes: ['NN'],
    kind: 'partition',
    label: { it: 'Mobili', en: 'Furniture', fr: 'Meubles', es: 'Muebles' },
  },
  appliances: {
    codes: ['E2', 'PN', 'PK'],
    kind: 'partition',
    label: { it: 'Elettrodomestici', en: 'Appliances', fr: 'Électroménager', es: 'Electrodomésticos' },
  },
  worktops: {
    codes: ['PJ', 'PL'],
    kind: 'partition',
    label: {
      it: 'Top e schienali liberi',
      en: 'Worktops sold separately',
      fr: 'Plans et crédences libres',
      es: 'Encimeras y traseras sueltas',
    },
  },
  worktops_jit: {
    codes: ['PJ'],
    kind: 'of_which',
    label: {
      it: 'di cui just in time',
      en: 'of which just in time',
      fr: 'dont juste-à-temps',
      es: 'de las que just in time',
    },
  },
  tables_chairs: {
    codes: ['PS'],
    kind: 'partition',
    label: {
      it: 'Tavoli e sedie liberi',
      en: 'Tables and chairs sold separately',
      fr: 'Tables et chaises libres',
      es: 'Mesas y sillas sueltas',
    },
  },
  premia: {
    codes: ['PR'],
    kind: 'partition',
    label: { it: 'Premia', en: 'Premia', fr: 'Premia', es: 'Premia' },
  },
  outdoor: {
    codes: ['OD'],
    kind: 'partition',
    label: { it: 'Outdoor', en: 'Outdoor', fr: 'Outdoor', es: 'Exterior' },
  },
  other: { codes: [], kind: 'partition', label: { it: 'Altro', en: 'Other', fr: 'Autres', es: 'Otros' } },
  expo: {
    codes: [],
    kind: 'cross',
    label: {
      it: 'Expo, già nelle categorie',
      en: 'Display goods, included above',
      fr: 'Expo, déjà dans les catégories',
      es: 'Expo, ya en las categorías',
    },
  },
} as const satisfies Record<CategoryKey, Category>

export const totalLabel: Words = { it: 'Totale', en: 'Total', fr: 'Total', es: 'Total' }
/** Clients that are no longer the agency's stand together, without a name, so that sums hold. */
export const movedLabel: Words = {
  it: 'Clienti passati ad altra agenzia',
  en: 'Customers moved to another agency',
  fr: 'Clients passés à une autre agence',
  es: 'Clientes pasados a otra agencia',
}
/** The same for agencies out of sight: those a customer or an area had before. */
export const formerLabel: Words = {
  it: 'Altre agenzie',
  en: 'Other agencies',
  fr: 'Autres agences',
  es: 'Otras agencias',
}
