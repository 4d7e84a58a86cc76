import { freightWords, transporterWords } from '@mandato/contract/shipping/transport'
import { letterNumber } from '@mandato/contract/shipping/labels'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData } from '../../src/platform/papers/drawing/frame.ts'
import { codePictures } from '../../src/platform/papers/drawing/codes.ts'
import type { PaperParcel, ShipmentPaper } from './data.ts'
import { kilograms } from './kilograms.ts'
import { partyData } from '../party.ts'
import { sayIn } from './words.ts'

const sum = (figures: readonly (number | null)[]) =>
  figures.reduce<number>((total, one) => total + (one ?? 0), 0)

/** `68 × 42 × 22`, empty where nobody measured. */
export const sizeOf = ({ size }: PaperParcel): string =>
  size ? `${size.length} × ${size.width} × ${size.height}` : ''

/** Day and hour it left; the day alone where it was noted later. */
const startOf = ({ shippedOn, shippedAt }: ShipmentPaper, figures: ReturnType<typeof figuresIn>): string =>
  shippedAt ? figures.moment(shippedAt) : shippedOn ? figures.date(shippedOn) : ''

/** Of many preparations the first ones: the field of a paper holds no more. */
const mostNumbers = 4
/** What its preparations are called on paper: `633`, `633, 634`. */
export const preparationsIn = ({ preparations }: ShipmentPaper): string =>
  preparations.slice(0, mostNumbers).join(', ') + (preparations.length > mostNumbers ? ' …' : '')

/** A transport letter as its template reads it; before it has a number, the sheet of the shipment. */
export async function letterData(paper: ShipmentPaper) {
  const { language, company, letter, lines, parcels } = paper
  const say = sayIn(language)
  const figures = figuresIn(language)
  const net = lines.map(({ weight, quantity }) => (weight ?? 0) * quantity)
  const kg = kilograms(language, [...net, ...parcels.map(({ weight }) => weight ?? 0)])
  const gross = sum(parcels.map(({ weight }) => weight))
  const title = letter ? say('letter') : say('shipment')
  const [picture = ''] = await codePictures([{ kind: 'code128', text: paper.number }])
  const number = letter ? letterNumber(letter) : paper.number
  return {
    frame: frameData({
      language,
      company,
      title,
      subtitle: letter
        ? [say('numberOf'), { strong: number }, say('of'), { strong: figures.date(letter.date) }]
        : [{ strong: number }],
      running: letter
        ? say('letterRunning', { number, to: paper.recipient.name })
        : `${title} ${number} · ${paper.recipient.name}`,
      corner: letter ? say('law') : '',
      foot: 'legal',
    }),
    parties: [
      {
        label: say('sender'),
        name: company.name,
        lines: company.address ? [company.address] : [],
        extra: company.legal ? [company.legal] : [],
      },
      partyData(say('recipient'), paper.recipient, language),
      partyData(say('place'), paper.place, language),
    ],
    facts: [
      { label: say('reason'), value: say('reasonText') },
      { label: say('freight'), value: freightWords[paper.freight][language] },
      { label: say('transportBy'), value: transporterWords[paper.transportBy][language] },
      { label: say('start'), value: startOf(paper, figures) },
      { label: say('carrier'), value: paper.carrier ?? '' },
      { label: say('appearance'), value: paper.appearance ?? say('boxes') },
      { label: say('parcelCount'), value: figures.whole(parcels.length) },
      { label: say('gross'), value: gross > 0 ? `${kg(gross)} kg` : '' },
      { label: say('shipment'), value: paper.number },
      { label: say('preparation'), value: preparationsIn(paper) },
      { label: say('tracking'), value: paper.tracking ?? '', span: 2 },
    ],
    goods: {
      title: say('goods'),
      head: [
        say('index'),
        say('code'),
        say('description'),
        say('unit'),
        say('quantity'),
        say('parcel'),
        say('weight'),
      ],
      rows: lines.map(({ code, name, quantity, weight, parcel }, i) => [
        String(i + 1),
        code,
        name,
        say('piece'),
        figures.whole(quantity),
        parcel ? String(parcel) : '',
        weight === null ? '' : kg(weight * quantity),
      ]),
      total: [say('total'), figures.whole(sum(lines.map(({ quantity }) => quantity))), kg(sum(net))],
    },
    parcels: {
      title: say('parcels'),
      head: [say('index'), say('contents'), say('size'), say('weight')],
      rows: parcels.map((parcel) => [
        String(parcel.n),
        parcel.contents,
        sizeOf(parcel),
        parcel.weight === null ? '' : kg(parcel.weight),
      ]),
      total: [say('totalGross'), gross > 0 ? kg(gross) : ''],
    },
    notes: { title: say('notes'), text: paper.notes[0] ?? say('noNotes') },
    code: {
      picture,
      alt: say('barcode', { code: paper.number }),
      text: paper.number,
    },
    signing: letter && {
      reserves: say('reserves'),
      boxes: [say('driver'), say('carrierSigns'), say('recipientSigns')],
      under: say('dateAndTime'),
      check: say('check'),
    },
  }
}
