import { labelCode, letterNumber } from '@mandato/contract/shipping/labels'
import { barcodePicture, qrPicture } from '../../src/platform/papers/drawing/codes.ts'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import type { ShipmentPaper } from './data.ts'
import { kilograms } from './kilograms.ts'
import { sizeOf } from './letter.ts'
import { countryOf, townOf } from './party.ts'
import { sayIn } from './words.ts'

/** Thermal paper knows black only. */
const black = '000000'

/** The labels of a shipment as their templates read them: one for each parcel, then one for each note beyond the first. */
export async function labelsOf(paper: ShipmentPaper) {
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
  }
  const coded = async (code: string) => ({
    code,
    bar: await barcodePicture(code, black),
    barAlt: say('barcode', { code }),
    qr: await qrPicture(code, black),
    qrAlt: say('qr', { code }),
  })
  // A shipment without a parcel yet has one label all the same.
  const first = { n: 1, weight: null, size: null, contents: '' }
  const all = parcels.length > 0 ? parcels : [first]
  const ofParcels = all.map(async (parcel) => ({
    ...shared,
    ...(await coded(labelCode(paper.number, parcel.n))),
    what: say('parcel'),
    part: `${parcel.n} / ${all.length}`,
    weight: parcel.weight === null ? '' : `${kg(parcel.weight)} kg`,
    size: parcel.size ? `${sizeOf(parcel)} cm` : '',
    contents: parcel.contents,
    note: notes[0] ?? '',
  }))
  const ofNotes = notes.slice(1).map(async (note, i) => ({
    ...shared,
    ...(await coded(paper.number)),
    what: say('note'),
    part: `${i + 2} / ${notes.length}`,
    weight: '',
    size: '',
    contents: '',
    note,
  }))
  return Promise.all([...ofParcels, ...ofNotes])
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
