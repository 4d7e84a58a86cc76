import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'
import type { Field } from './field.ts'
import { formFont } from './font.ts'
import type { Place } from './tags.ts'

/** Flags of a field (ISO 32000-1, tables 221, 226 and 228). */
const flag = { required: 1 << 1, multiline: 1 << 12, noToggleToOff: 1 << 14, radio: 1 << 15, comb: 1 << 24 }
const print = 4
const ink = '0.169 0.145 0.125'

/** What the field and its box on the page have in common. */
const widget = (field: Field, { page, box }: Place): Record<string, Parameters<PdfDict['set']>[1]> => ({
  Type: PdfName.of('Annot'),
  Subtype: PdfName.of('Widget'),
  Rect: box,
  P: page,
  F: PdfNumber.of(print),
  TU: PdfString.fromString(field.label),
})

/** A field for text, empty. */
export function textField(pdf: PDF, field: Field, place: Place): PdfRef {
  const { name, required, comb, multiline } = field
  const flags = (required ? flag.required : 0) | (multiline ? flag.multiline : 0) | (comb > 0 ? flag.comb : 0)
  return pdf.createDict({
    ...widget(field, place),
    FT: PdfName.of('Tx'),
    T: PdfString.fromString(name),
    Ff: PdfNumber.of(flags),
    DA: PdfString.fromString(`/${formFont} ${comb > 0 ? 10 : 9.2} Tf ${ink} rg`),
    ...(comb > 0 && { MaxLen: PdfNumber.of(comb) }),
    AP: PdfDict.of({ N: picture(pdf, place, '/Tx BMC EMC') }),
  })
}

/** A box to tick, off. */
export function tickField(pdf: PDF, field: Field, place: Place): PdfRef {
  return pdf.createDict({
    ...widget(field, place),
    FT: PdfName.of('Btn'),
    T: PdfString.fromString(field.name),
    ...(field.required && { Ff: PdfNumber.of(flag.required) }),
    ...offUntil(pdf, place, field.value ?? 'yes'),
    V: PdfName.of('Off'),
  })
}

/** Boxes of which one at most is ticked; none in advance. Gives the field and its boxes. */
export function radioField(
  pdf: PDF,
  options: readonly { readonly field: Field; readonly place: Place }[],
): { field: PdfRef; boxes: PdfRef[] } {
  const parent = PdfDict.of({
    FT: PdfName.of('Btn'),
    T: PdfString.fromString(options[0]?.field.name ?? ''),
    Ff: PdfNumber.of(flag.radio | flag.noToggleToOff),
    V: PdfName.of('Off'),
  })
  const field = pdf.register(parent)
  const boxes = options.map(({ field: option, place }) =>
    pdf.createDict({
      ...widget(option, place),
      Parent: field,
      ...offUntil(pdf, place, option.value ?? 'yes'),
    }),
  )
  parent.set('Kids', PdfArray.of(...boxes))
  return { field, boxes }
}

/** The page draws the box; the field draws only the tick. */
const offUntil = (pdf: PDF, place: Place, value: string) => ({
  AS: PdfName.of('Off'),
  AP: PdfDict.of({
    N: PdfDict.of({ [value]: picture(pdf, place, tick(place)), Off: picture(pdf, place, '') }),
  }),
})

function tick(place: Place): string {
  const [width, height] = sizeOf(place)
  const at = (x: number, y: number) => `${(x * width).toFixed(2)} ${(y * height).toFixed(2)}`
  return `q ${ink} RG 1.3 w 1 J 1 j ${at(0.2, 0.5)} m ${at(0.42, 0.26)} l ${at(0.82, 0.76)} l S Q`
}

function picture(pdf: PDF, place: Place, content: string): PdfRef {
  const [width, height] = sizeOf(place)
  const box = [0, 0, width, height].map((value) => PdfNumber.of(value))
  const form = { Type: PdfName.of('XObject'), Subtype: PdfName.of('Form'), BBox: PdfArray.of(...box) }
  return pdf.register(PdfStream.fromDict(form, new TextEncoder().encode(content)))
}

function sizeOf({ box }: Place): [number, number] {
  const [left = 0, bottom = 0, right = 0, top = 0] = box
    .toArray()
    .map((value) => (value instanceof PdfNumber ? value.value : 0))
  return [right - left, top - bottom]
}
