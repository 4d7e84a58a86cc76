import { PDF, PdfArray, PdfDict, PdfName, type PdfRef, PdfString } from '@libpdf/core'
import * as z from 'zod'
import { Field, placeOf } from './field.ts'
import { embedFormFont, fontResources, formFont } from './font.ts'
import { type Place, placesIn, tagWidgets } from './tags.ts'
import { radioField, textField, tickField } from './widgets.ts'

/**
 * Lays real form fields over the boxes of a printed form, so that it can be filled in on the screen too.
 * @param pdf a tagged document whose template left a figure `field:…` in each box
 * @param announced what the template said of its fields
 * @param font the TrueType font to type with
 */
export async function addForm(
  pdf: Uint8Array,
  announced: unknown,
  font: Buffer,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDF.load(pdf)
  const places = placesIn(document)
  const placed = z
    .array(Field)
    .parse(announced)
    .map((field) => {
      const place = places.get(placeOf(field))
      if (!place) throw new Error(`the page has no box for ${placeOf(field)}`)
      return { field, place }
    })
  const widgets: { place: Place; widget: PdfRef; kind: Field['kind'] }[] = []
  const fields: PdfRef[] = []
  const radios = Map.groupBy(
    placed.filter(({ field }) => field.kind === 'radio'),
    ({ field }) => field.name,
  )
  for (const { field, place } of placed) {
    if (field.kind === 'radio') continue
    const widget = (field.kind === 'text' ? textField : tickField)(document, field, place)
    fields.push(widget)
    widgets.push({ place, widget, kind: field.kind })
  }
  for (const options of radios.values()) {
    const { field, boxes } = radioField(document, options)
    fields.push(field)
    boxes.forEach((widget, i) => {
      const place = options[i]?.place
      if (place) widgets.push({ place, widget, kind: 'radio' })
    })
  }
  showOnPages(document, widgets)
  tagWidgets(document, widgets)
  document.getCatalog().set(
    'AcroForm',
    PdfDict.of({
      Fields: PdfArray.of(...fields),
      DR: fontResources(embedFormFont(document, font)),
      DA: PdfString.fromString(`/${formFont} 9.2 Tf 0 g`),
    }),
  )
  return new Uint8Array(await document.save({ useXRefStream: true }))
}

/** Puts the boxes on their pages; tabbing follows the order of the tags. */
function showOnPages(document: PDF, widgets: readonly { place: Place; widget: PdfRef }[]): void {
  for (const [ref, onPage] of Map.groupBy(widgets, ({ place }) => place.page)) {
    const page = document.getObject(ref)
    if (!(page instanceof PdfDict)) throw new Error('a field is on no page')
    page.set('Annots', PdfArray.of(...onPage.map(({ widget }) => widget)))
    page.set('Tabs', PdfName.of('S'))
  }
}
