import type { Legend } from '../legend.ts'
import type { Words } from '../words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const contentKindLegend = {
  news: { tone: 'neutral', label: words('Novità', 'News', 'Actualité', 'Novedad') },
  communications: {
    tone: 'neutral',
    label: words('Comunicazione', 'Communication', 'Communication', 'Comunicación'),
  },
  trends: { tone: 'neutral', label: words('Tendenza', 'Trend', 'Tendance', 'Tendencia') },
  promotions: { tone: 'neutral', label: words('Promozione', 'Promotion', 'Promotion', 'Promoción') },
} as const satisfies Legend

export const contentStateLegend = {
  draft: { tone: 'neutral', label: words('Bozza', 'Draft', 'Brouillon', 'Borrador') },
  scheduled: { tone: 'info', label: words('Programmata', 'Scheduled', 'Programmée', 'Programada') },
  published: { tone: 'ok', label: words('Pubblicata', 'Published', 'Publiée', 'Publicada') },
  expired: { tone: 'neutral', label: words('Scaduta', 'Expired', 'Expirée', 'Caducada') },
} as const satisfies Legend

export const topicLegend = {
  product: { tone: 'neutral', label: words('Prodotto', 'Product', 'Produit', 'Producto') },
  sales: { tone: 'neutral', label: words('Commerciale', 'Sales', 'Commercial', 'Comercial') },
  materials: { tone: 'neutral', label: words('Materiali', 'Materials', 'Matériel', 'Materiales') },
  training: { tone: 'neutral', label: words('Formazione', 'Training', 'Formation', 'Formación') },
  company: { tone: 'neutral', label: words('Azienda', 'Company', 'Entreprise', 'Empresa') },
} as const satisfies Legend
