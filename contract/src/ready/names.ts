import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'

/* Apart from the schemas, which bring zod: screens use these, too. */

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** How much of an article is there: in words, as numbers are not for everybody; the limits are settings. */
export const stockLabels = ['only_one', 'few', 'available'] as const
export type StockLabel = (typeof stockLabels)[number]
export const stockTierLegend = {
  only_one: {
    tone: 'error',
    label: words('solo 1 disponibile', 'only 1 left', 'plus qu’un disponible', 'solo queda 1'),
  },
  few: {
    tone: 'warning',
    label: words('ultimi pezzi', 'only a few left', 'derniers exemplaires', 'últimas unidades'),
  },
  available: { tone: 'ok', label: words('disponibile', 'available', 'disponible', 'disponible') },
} as const satisfies Legend

/** What a day of the strip is: today, one in which the goods are made ready, one to fetch them, or one without work. */
export const pickupDayKinds = ['today', 'preparing', 'pickup', 'closed'] as const
export type PickupDayKind = (typeof pickupDayKinds)[number]

/** Pieces of one article in one hold, one place in the queue or one order. */
export const mostPieces = 99
/** Articles of one order. */
export const mostReadyItems = 20
