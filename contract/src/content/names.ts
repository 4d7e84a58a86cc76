import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What head office writes: kinds of one thing. */
export const contentKinds = ['news', 'communications', 'trends', 'promotions'] as const
export type ContentKind = (typeof contentKinds)[number]
export const contentKindLegend = {
  news: { tone: 'neutral', label: words('Novità', 'News', 'Actualité', 'Novedad') },
  communications: {
    tone: 'neutral',
    label: words('Comunicazione', 'Communication', 'Communication', 'Comunicación'),
  },
  trends: { tone: 'neutral', label: words('Tendenza', 'Trend', 'Tendance', 'Tendencia') },
  promotions: { tone: 'neutral', label: words('Promozione', 'Promotion', 'Promotion', 'Promoción') },
} as const satisfies Legend

/** Draft and live are kept; scheduled and expired follow from the clock, so nothing has to run for an item to appear. */
export const contentStates = ['draft', 'scheduled', 'published', 'expired'] as const
export type ContentState = (typeof contentStates)[number]
export const contentStateLegend = {
  draft: { tone: 'neutral', label: words('Bozza', 'Draft', 'Brouillon', 'Borrador') },
  scheduled: { tone: 'info', label: words('Programmata', 'Scheduled', 'Programmée', 'Programada') },
  published: { tone: 'ok', label: words('Pubblicata', 'Published', 'Publiée', 'Publicada') },
  expired: { tone: 'neutral', label: words('Scaduta', 'Expired', 'Expirée', 'Caducada') },
} as const satisfies Legend

export const topics = ['product', 'sales', 'materials', 'training', 'company'] as const
export type Topic = (typeof topics)[number]
export const topicLegend = {
  product: { tone: 'neutral', label: words('Prodotto', 'Product', 'Produit', 'Producto') },
  sales: { tone: 'neutral', label: words('Commerciale', 'Sales', 'Commercial', 'Comercial') },
  materials: { tone: 'neutral', label: words('Materiali', 'Materials', 'Matériels', 'Materiales') },
  training: { tone: 'neutral', label: words('Formazione', 'Training', 'Formation', 'Formación') },
  company: { tone: 'neutral', label: words('Azienda', 'Company', 'Entreprise', 'Empresa') },
} as const satisfies Legend

/** The profiles of readers that an audience can name. */
export const audienceProfiles = ['italian_reseller', 'foreign_reseller', 'press'] as const

/** Covers drawn by the portal, for what has no picture of its own. */
export const covers = [
  'wardrobe',
  'samples',
  'oven',
  'table',
  'doors',
  'kitchen',
  'calendar',
  'truck',
  'chart',
  'price',
] as const
export type Cover = (typeof covers)[number]
