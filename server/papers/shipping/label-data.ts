import { labelCode, letterNumber } from '@mandato/contract/shipping/labels'
import { codePictures } from '../../src/platform/papers/drawing/codes.ts'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import type { ShipmentPaper } from './data.ts'
import { kilograms } from './kilograms.ts'
import { preparationsIn, sizeOf } from './letter.ts'
import { countryOf, townOf } from '../party.ts'
import { sayIn } from './words.ts'

/** Thermal paper knows black only. */
const black = '000000'

/** The labels of a shipment as their templates read them: one for each parcel, then one for each note beyond the first. */
export function labelsOf(paper: ShipmentPaper) {
  const { language, letter, recipient, place, parcels, notes } = paper
  const say = sayIn(language)
  const kg = kilograms(
    language,
    parcels.map(({ weight }) => weight ?? 0),
  )
  const shared = {
    name: recipient.name,
    // A place of another name: the warehouse of an agency, a shop's store.
    at: place.name === recipient.name ? '' : place.name,
    address: place.address ?? '',
    town: townOf(place),
    country: countryOf(place, language),
    letter: letter ? letterNumber(letter) : '',
    date: letter ? say('dated', { date: figuresIn(language).date(letter.date) }) : '',
    shipment: paper.number,
    preparation: paper.preparations.length > 0 ? `${say('preparation')} ${preparationsIn(paper)}` : '',
  }
  const coded = (code: string) => ({
    code,
    barAlt: say('barcode', { code }),
    qrAlt: say('qr', { code }),
  })
  // A shipment without a parcel yet has one label all the same.
  const first = { n: 1, weight: null, size: null, contents: '' }
  const all = parcels.length > 0 ? parcels : [first]
  const ofParcels = all.map((parcel) => ({
    ...shared,
    ...coded(labelCode(paper.number, parcel.n)),
    what: say('parcel'),
    part: `${parcel.n} / ${all.length}`,
    weight: parcel.weight === null ? '' : `${kg(parcel.weight)} kg`,
    size: parcel.size ? `${sizeOf(parcel)} cm` : '',
    contents: parcel.contents,
    note: notes[0] ?? '',
  }))
  const ofNotes = notes.slice(1).map((note, i) => ({
    ...shared,
    ...coded(paper.number),
    what: say('note'),
    part: `${i + 2} / ${notes.length}`,
    weight: '',
    size: '',
    contents: '',
    note,
  }))
  return [...ofParcels, ...ofNotes]
}

export type Label = ReturnType<typeof labelsOf>[number]

/** The same with their two codes drawn. */
export async function withCodes(labels: readonly Label[]) {
  const codes = labels.map(({ code }) => code)
  const pictures = await codePictures([
    ...codes.map((text) => ({ kind: 'code128' as const, text, colour: black })),
    ...codes.map((text) => ({ kind: 'qrcode' as const, text, colour: black })),
  ])
  return labels.map((label, i) => ({
    ...label,
    bar: pictures[i] ?? '',
    qr: pictures[codes.length + i] ?? '',
  }))
}

/** Words and company around the labels of one file. */
export function labelFrame({ language, company, number }: ShipmentPaper) {
  const say = sayIn(language)
  return {
    language,
    company,
    title: say('labels', { number }),
    words: {
      recipient: say('recipient'),
      gross: say('gross'),
      letter: say('ddt'),
      shipment: say('shipment'),
      contents: say('contents'),
      note: say('shippingNote'),
    },
  }
}
