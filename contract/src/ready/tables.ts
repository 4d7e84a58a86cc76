import { columns } from '../call.ts'
import { energyGroupLegend } from '../catalogue/energy-words.ts'
import { applianceLabels, energyColumns } from '../catalogue/tables.ts'
import type { Words } from '../words.ts'
import { stockTierLegend } from './names.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

const readyLabels = {
  net_price: words('Prezzo netto', 'Net price', 'Prix net', 'Precio neto'),
  list_price: words('Listino', 'List price', 'Prix tarif', 'Tarifa'),
  stock: words('Pezzi liberi', 'Free pieces', 'Pièces libres', 'Unidades libres'),
} satisfies Record<string, Words>

export const readyColumns = columns(
  { key: 'code', type: 'text', sortable: true, label: applianceLabels.code },
  { key: 'name', type: 'text', sortable: true, label: applianceLabels.name },
  { key: 'brand', type: 'text', sortable: true, label: applianceLabels.brand },
  {
    key: 'group',
    type: 'badge',
    sortable: true,
    asked: 'category',
    words: energyGroupLegend,
    label: applianceLabels.group,
  },
  ...energyColumns,
  { key: 'width', type: 'int', sortable: true, label: applianceLabels.width },
  { key: 'height', type: 'int', label: applianceLabels.height },
  { key: 'depth', type: 'int', label: applianceLabels.depth },
  { key: 'list_price', type: 'money', label: readyLabels.list_price },
  { key: 'price', type: 'money', label: readyLabels.net_price },
  { key: 'stock_label', type: 'badge', words: stockTierLegend, label: applianceLabels.stock },
  { key: 'stock', type: 'int', label: readyLabels.stock, when: 'counted' },
)
