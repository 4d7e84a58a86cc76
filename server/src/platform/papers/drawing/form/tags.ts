import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'

/** A place the template holds for a form field: its tag, its page and its box. */
export interface Place {
  readonly tag: PdfDict
  readonly ref: PdfRef
  readonly page: PdfRef
  readonly box: PdfArray
}

/** Every `field:…` figure of the tag tree, by its alternative text. */
export function placesIn(pdf: PDF): Map<string, Place> {
  const places = new Map<string, Place>()
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const visit = (object: PdfObject | null | undefined): void => {
    const found = object instanceof PdfRef ? resolve(object) : object
    if (found instanceof PdfArray) for (const child of found) visit(child)
    if (!(found instanceof PdfDict)) return
    const name = found.getString('Alt', resolve)?.asString()
    if (object instanceof PdfRef && name?.startsWith('field:')) {
      const place = placeOf(pdf, found, object)
      if (place) places.set(name, place)
    } else visit(found.get('K'))
  }
  visit(pdf.getCatalog().get('StructTreeRoot'))
  return places
}

function placeOf(pdf: PDF, tag: PdfDict, ref: PdfRef): Place | undefined {
  const resolve = (given: PdfRef) => pdf.getObject(given)
  const page = tag.getRef('Pg')
  for (const attributes of tag.getArray('A', resolve) ?? []) {
    const box = attributes instanceof PdfDict ? attributes.getArray('BBox', resolve) : undefined
    if (page && box) return { tag, ref, page, box }
  }
  return undefined
}

const roles = { text: 'tv', tick: 'cb', radio: 'rb' } as const

/** Turns the figures into form tags, each pointing at its field, so that a reader finds the field beside its label. */
export function tagWidgets(
  pdf: PDF,
  widgets: readonly { readonly place: Place; readonly widget: PdfRef; readonly kind: keyof typeof roles }[],
): void {
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const root = pdf.getCatalog().getDict('StructTreeRoot', resolve)
  const parents = root?.getDict('ParentTree', resolve)?.getArray('Nums', resolve)
  if (!root || !parents) throw new Error('the document has no tags')
  let next = root.getNumber('ParentTreeNextKey', resolve)?.value ?? 0
  for (const { place, widget, kind } of widgets) {
    const { tag } = place
    tag.set('S', PdfName.of('Form'))
    tag.delete('Alt')
    tag.set('A', PdfArray.of(PdfDict.of({ O: PdfName.of('PrintField'), Role: PdfName.of(roles[kind]) })))
    const kids = tag.get('K')
    const reference = PdfDict.of({ Type: PdfName.of('OBJR'), Obj: widget, Pg: place.page })
    tag.set('K', PdfArray.of(...(kids instanceof PdfArray ? kids.toArray() : kids ? [kids] : []), reference))
    const annotation = pdf.getObject(widget)
    if (annotation instanceof PdfDict) annotation.set('StructParent', PdfNumber.of(next))
    parents.push(PdfNumber.of(next), place.ref)
    next += 1
  }
  root.set('ParentTreeNextKey', PdfNumber.of(next))
}
