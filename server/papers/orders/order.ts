import { compositionKeys } from '@mandato/contract/orders/limits'
import { ordersFieldWords as fields } from '@mandato/contract/orders/field-words'
import { orderTitles } from '@mandato/contract/orders/status'
import { phone } from '@mandato/contract/fields/phone'
import { numberIn } from '@mandato/contract/numbers'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData } from '../../src/platform/papers/drawing/frame.ts'
import { partyData, vatLine } from '../party.ts'
import type { OrderPaper } from './data.ts'
import { goodsOf } from './goods.ts'
import { swatchOf } from './swatch.ts'
import { type Say, sayIn } from './words.ts'

const none = '–'
/** What of a kitchen one sees the surface of; a model or feet are called by a colour by chance. */
const surfaces: ReadonlySet<string> = new Set(['finish', 'handle', 'groove', 'worktop', 'carcass', 'plinth'])

/** An order as its template reads it. */
export function orderData(paper: OrderPaper) {
  const { language, company, type, number, revision, client } = paper
  const say = sayIn(language)
  const figures = figuresIn(language)
  const title = orderTitles[type][language]
  const day = (date: string | null) => (date === null ? none : figures.date(date))
  return {
    frame: frameData({
      language,
      company,
      title,
      subtitle: number
        ? [
            say('numberOf'),
            { strong: number },
            say('of'),
            { strong: figures.date(paper.orderDate) },
            ...(revision > 1 ? [say('revision', { n: revision })] : []),
          ]
        : [{ strong: say('draft') }],
      running: [title, number, client.name].filter(Boolean).join(' · '),
      corner: '',
      foot: 'legal',
    }),
    facts: [
      { label: fields.reference[language], value: paper.reference || none },
      { label: fields.order_date[language], value: day(paper.orderDate) },
      paper.pickup
        ? { label: say('pickup'), value: `${day(paper.pickup.from)} – ${day(paper.pickup.until)}` }
        : { label: fields.delivery_request_date[language], value: day(paper.deliveryDate) },
      type === 'missing'
        ? { label: fields.order_reference[language], value: paper.orderReference || none }
        : { label: fields.payment[language], value: paper.payment || none },
    ],
    parties: partiesOf(paper, say),
    composition: paper.composition && {
      title: say('composition'),
      cells: compositionKeys.map((key) => {
        const value = paper.composition?.[key] ?? ''
        return {
          label: fields[key][language],
          value: value || none,
          swatch: surfaces.has(key) ? swatchOf(value) : null,
        }
      }),
    },
    goods: goodsOf(paper, say),
    words: [
      { label: say('notes'), text: paper.notes },
      { label: fields.carrier_note[language], text: paper.carrierNote },
    ].filter(({ text }) => text !== ''),
    attachments: { label: say('attachments'), files: paper.attachments.map(fileIn(paper)) },
    buyer: buyerOf(paper, say),
    signing: {
      binding: say('binding', { company: company.brand }),
      boxes: [say('clientSigns'), say('agentSigns'), say('companySigns', { company: company.brand })],
      under: say('under'),
    },
  }
}

function partiesOf({ language, company, client, place, pickup, agency, agent }: OrderPaper, say: Say) {
  const there = pickup
    ? { label: say('pickupPlace'), name: pickup.place || company.brand, lines: [], extra: [] }
    : place
      ? partyData(say('place'), place, language)
      : { label: say('place'), name: client.name, lines: [say('samePlace')], extra: [] }
  return [
    partyData(say('client', { code: client.code }), client, language),
    there,
    {
      ...partyData(say('agency', { code: agency.code }), agency, language),
      extra: [
        agent ? say('agent', { name: agent }) : '',
        phone(agency.phone ?? ''),
        agency.email ?? '',
      ].filter((line) => line !== ''),
    },
  ]
}

/** Names with sizes: `Pianta.pdf`, `1,8 MB`. */
const fileIn =
  ({ language }: OrderPaper) =>
  ({ name, bytes }: OrderPaper['attachments'][number]) => {
    const inUnit = (unit: 'kilobyte' | 'megabyte', value: number) =>
      numberIn(language, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 })(value)
    const size =
      bytes < 1_000_000 ? inUnit('kilobyte', Math.ceil(bytes / 1000)) : inUnit('megabyte', bytes / 1e6)
    return { name, size }
  }

function buyerOf({ language, buyer }: OrderPaper, say: Say) {
  const { name, vatNumber, email, consentAt } = buyer
  return {
    label: say('buyer'),
    name: name || none,
    lines: [
      vatNumber ? vatLine(vatNumber, language) : '',
      email,
      consentAt ? say('consent', { moment: figuresIn(language).moment(consentAt) }) : '',
    ].filter((line) => line !== ''),
  }
}
