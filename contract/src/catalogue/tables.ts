import { columns } from '../call.ts'
import type { Words } from '../words.ts'
import { stockTierLegend } from '../ready/names.ts'
import { energyGroupLegend, energyLabels } from './energy-words.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const applianceLabels = {
  code: words('Codice', 'Code', 'Code', 'Código'),
  name: words('Articolo', 'Article', 'Article', 'Artículo'),
  brand: words('Marca', 'Brand', 'Marque', 'Marca'),
  group: words('Tipo', 'Type', 'Type', 'Tipo'),
  width: words('Larghezza mm', 'Width mm', 'Largeur mm', 'Ancho mm'),
  height: words('Altezza mm', 'Height mm', 'Hauteur mm', 'Alto mm'),
  depth: words('Profondità mm', 'Depth mm', 'Profondeur mm', 'Fondo mm'),
  ean: words('EAN', 'EAN', 'EAN', 'EAN'),
  price: words('Prezzo', 'Price', 'Prix', 'Precio'),
  stock: words('Disponibilità', 'Availability', 'Disponibilité', 'Disponibilidad'),
} satisfies Record<string, Words>

/** Class and range go out with every file: they cannot be put away. */
export const energyColumns = columns(
  { key: 'energy_class', type: 'text', sortable: true, fixed: true, label: energyLabels.energy_class },
  { key: 'energy_range', type: 'text', fixed: true, label: energyLabels.energy_range },
)

export const applianceColumns = columns(
  { key: 'code', type: 'text', sortable: true, label: applianceLabels.code },
  { key: 'name', type: 'text', sortable: true, label: applianceLabels.name },
  { key: 'brand', type: 'text', sortable: true, label: applianceLabels.brand },
  { key: 'group', type: 'badge', sortable: true, words: energyGroupLegend, label: applianceLabels.group },
  ...energyColumns,
  { key: 'width', type: 'int', sortable: true, label: applianceLabels.width },
  { key: 'height', type: 'int', label: applianceLabels.height },
  { key: 'depth', type: 'int', label: applianceLabels.depth },
  { key: 'ean', type: 'text', label: applianceLabels.ean },
  { key: 'price', type: 'money', label: applianceLabels.price, when: 'priced' },
  { key: 'available', type: 'badge', words: stockTierLegend, label: applianceLabels.stock, when: 'priced' },
)
