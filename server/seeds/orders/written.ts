import type { OrderType } from '@mandato/contract/orders/names'
import type { Shop } from '../network/shop.ts'
import type { randomFor } from '../random.ts'

type Random = ReturnType<typeof randomFor>
export type Written = Readonly<Record<string, unknown>>

const models = ['Alba', 'Corte', 'Duna', 'Brina', 'Selva', 'Marea'] as const
const finishes = ['Laccato Canapa', 'Noce canaletto', 'Rovere termocotto', 'Laccato Cotto'] as const
const worktops = ['Quarzo Pietra 2 cm', 'Laminato HPL 4 cm', 'Gres Cemento 1,2 cm'] as const
const families = [
  'Famiglia Moro',
  'Sig.ra Conti',
  'Famiglia Dalla Costa',
  'Studio Riva',
  'Sig. Bianchi',
] as const
const elements = [
  ['B60-3C', 'Base 60, tre cassettoni'],
  ['B90-2C', 'Base 90, due cestoni, per piano cottura'],
  ['B80-L', 'Base lavello 80'],
  ['CF60-216', 'Colonna forno e microonde H 216'],
  ['CD60-216', 'Colonna frigo da incasso H 216'],
  ['P60-72', 'Pensile 60, una anta'],
  ['ZOC-330', 'Zoccolo alluminio H 12, 330 cm'],
] as const
const appliances = [
  ['FM-62', 'Forno multifunzione FM-62, inox'],
  ['PI-80', 'Piano a induzione PI-80, zona flessibile'],
  ['LS-14', 'Lavastoviglie LS-14, 14 coperti'],
  ['CP-60', 'Cappa a parete CP-60'],
] as const

/** An order as somebody would write it. */
export function writtenOrder(random: Random, type: OrderType, shop: Shop): Written {
  const goods: readonly (readonly [string, string])[] = type === 'appliances' ? appliances : elements
  const most = type === 'missing' ? 1 : 4
  const lines = Array.from({ length: most }, () => random.pick(goods))
    .filter((one, i, all) => all.indexOf(one) === i)
    .map(([product_code, description]) => ({
      product_code,
      description,
      quantity: random.pick([1, 1, 2, 3]),
    }))
  const withHandle = random.pick([true, false])
  return {
    type,
    customer_code: shop.code,
    reference: random.pick(families),
    payment: type === 'missing' ? '' : 'Come da scheda cliente',
    lines,
    ...(type === 'missing' && {
      order_reference: 'OM-2025/00118',
      carrier_note: 'Collo 2 di 4 con l’angolo schiacciato',
    }),
    ...(type === 'furniture' && {
      model: random.pick(models),
      finish: random.pick(finishes),
      handle: withHandle ? 'Ponte 160, nichel' : '',
      groove: withHandle ? '' : 'Piatta, bronzo',
      worktop: random.pick(worktops),
      carcass: 'Melaminico tortora',
      plinth: 'Alluminio H 12',
      feet: 'Regolabili 10–14 cm',
    }),
  }
}
