import { arrowSvg } from '@mandato/contract/catalogue/energy-arrow'
import { labelWords } from '@mandato/contract/catalogue/energy-words'
import { ordersFieldWords as fields } from '@mandato/contract/orders/field-words'
import { priceTurnLegend } from '@mandato/contract/orders/tables'
import { locales } from '@mandato/contract/numbers'
import type { Language } from '@mandato/contract/words'
import { type Figures, figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import type { OrderPaper, OrderPaperLine, OrderPaperPrice } from './data.ts'
import type { Say } from './words.ts'

const none = '–'

/** The lines of an order as its template reads them: with prices where the order has any. */
export function goodsOf({ language, lines, currency }: OrderPaper, say: Say) {
  const figures = figuresIn(language)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // Beside prices there is no room for a column of them: they stand below the code, each with its unit.
  const measured = currency === null ? measuresOf(lines) : null
  const unpriced = lines.filter(({ price }) => price?.line == null).length
  return {
    title: say('lines'),
    priced: currency !== null,
    measured: measured !== null,
    head: [
      say('index'),
      say('code'),
      fields.description[language],
      ...(measured === null
        ? []
        : [measured.unit ? `${say('measures')} (${measured.unit})` : say('measures')]),
      say('quantity'),
      ...(currency === null ? [] : [say('list'), say('discounts'), say('net'), say('amount', { currency })]),
    ],
    rows: lines.map((line, i) => ({
      cells: [
        String(i + 1),
        line.code,
        line.description,
        line.quantity > 0 ? figures.whole(line.quantity) : none,
      ],
      measures: measured ? (measured.said[i] ?? '') : line.measures,
      unit: line.quantity > 0 ? line.unit : '',
      label: labelOf(line, language),
      price: currency === null ? [] : priceCells(line.price, { language, say, figures }),
      note: currency === null ? '' : noteOf(line.price, { language, say, figures }),
    })),
    total: [say('total'), say('count', { n: lines.length }), figures.whole(pieces)],
    sum:
      currency === null
        ? null
        : {
            label: say('netTotal'),
            value:
              unpriced > 0
                ? none
                : figures.cents(lines.reduce((sum, { price }) => sum + (price?.line ?? 0), 0) / 100),
            note: unpriced > 0 ? say('unpriced', { n: unpriced }) : '',
          },
  }
}

/** The measures of the lines, and the unit that all of them are in, which then stands in the head; null where no line has any. */
function measuresOf(lines: readonly OrderPaperLine[]) {
  const given = lines.map(({ measures }) => measures.trim())
  const some = given.filter((one) => one !== '')
  if (some.length === 0) return null
  const [unit = ''] = /[a-z]+$/i.exec(some[0] ?? '') ?? []
  const shared = unit !== '' && some.every((one) => one.endsWith(` ${unit}`))
  return {
    unit: shared ? unit : '',
    said: given.map((one) => (shared ? one.slice(0, -unit.length).trim() : one)),
  }
}

interface Speech {
  readonly language: Language
  readonly say: Say
  readonly figures: Figures
}

const priceCells = (price: OrderPaperPrice | null, { language, say, figures }: Speech): string[] =>
  price === null
    ? [none, '', none, say('toConfirm')]
    : [
        figures.cents(price.list / 100),
        price.chain === null ? '' : chainIn(price.chain, language),
        figures.cents(price.net / 100),
        price.line === null ? none : figures.cents(price.line / 100),
      ]

/** Both prices and the reason, where it changed between showing and sending. */
function noteOf(price: OrderPaperPrice | null, { language, say, figures }: Speech): string {
  if (!price?.changed) return ''
  const { now, reason } = price.changed
  const shown = { day: figures.date(price.asOf), shown: figures.cents(price.net / 100) }
  return now === null
    ? say('left', shown)
    : say('changed', {
        ...shown,
        now: figures.cents(now / 100),
        reason: priceTurnLegend[reason].label[language],
      })
}

/** `33.33+5` as it is read: 33,33 + 5. */
export const chainIn = (chain: string, language: Language): string =>
  chain
    .split('+')
    .map((step) => new Intl.NumberFormat(locales[language]).format(Number(step)))
    .join(' + ')

function labelOf({ energy }: OrderPaperLine, language: Language) {
  if (!energy) return null
  return {
    svg: arrowSvg(energy.energyClass, energy.range),
    alt: labelWords({ energy_class: energy.energyClass, energy_range: energy.range }, language),
    // What a file says that is searched, and read aloud.
    words: `${energy.energyClass} (${energy.range})`,
  }
}
