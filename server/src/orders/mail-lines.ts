import { labelBehind } from '@mandato/contract/catalogue/energy-words'
import { fill, type Language, type Words } from '@mandato/contract/words'
import { chainIn } from '../../papers/orders/goods.ts'
import type { Letter } from '../platform/mail/layout.ts'
import { figuresIn } from '../platform/papers/drawing/figures.ts'
import type { StoredLine } from './queries/lines.ts'

type Rows = NonNullable<Letter['rows']>

/** As many as can be read in a mail; the paper with all of them goes with it. */
const most = 40
const more: Words = {
  it: 'altre {n} {n:riga|righe} nel documento',
  en: '{n} more {n:line|lines} in the document',
  fr: '{n} {n:autre ligne|autres lignes} dans le document',
  es: '{n} {n:línea|líneas} más en el documento',
}
const toConfirm: Words = {
  it: 'prezzo da confermare',
  en: 'price to be confirmed',
  fr: 'prix à confirmer',
  es: 'precio por confirmar',
}

/** The lines of an order in a mail: what, with the class of its energy label; how many at what price; the amount. */
export function linesIn(lines: readonly StoredLine[], language: Language, priced: boolean): Rows {
  const rest = lines.length - most
  return [
    ...lines.slice(0, most).map((line) => rowOf(line, language, priced)),
    ...(rest > 0 ? [{ what: fill(more[language], { n: rest }, language), how: '', value: '' }] : []),
  ]
}

function rowOf(line: StoredLine, language: Language, priced: boolean): Rows[number] {
  const { whole, cents: bare } = figuresIn(language)
  // The sum says it, which is left out while a price is to be confirmed.
  const foreign = line.currency === null || line.currency === 'EUR' ? '' : ` ${line.currency}`
  const cents = (value: number) => `${bare(value)}${foreign}`
  const { product_code, description, quantity, unit } = line
  const { list_cents, chain, net_cents, line_cents } = line
  const count = quantity === null ? '' : [whole(quantity), unit].filter(Boolean).join(' ')
  const off =
    chain && list_cents !== null ? ` (${cents(list_cents / 100)} − ${chainIn(chain, language)} %)` : ''
  const amount = line_cents === null ? '' : cents(line_cents / 100)
  return {
    what: `${[product_code, description].filter(Boolean).join(' ')}${labelBehind(line, language)}`,
    how: net_cents === null ? count : `${count} × ${cents(net_cents / 100)}${off}`,
    // Missing goods are replaced, not sold.
    value: !priced ? '' : net_cents === null ? toConfirm[language] : amount,
  }
}
