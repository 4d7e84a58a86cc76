import type { Words } from '../words.ts'
import { energyLabels } from './energy-words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What the fields of the catalogue are called. */
export const catalogueFieldWords = {
  area: words('Zona', 'Area', 'Zone', 'Zona'),
  codes: words('Codici', 'Codes', 'Codes', 'Códigos'),
  energy: energyLabels.energy_class,
  group: words('Tipo', 'Type', 'Type', 'Tipo'),
} satisfies Record<string, Words>
