import { brand } from '@mandato/contract/brand'

/** A signature drawn with a finger or a pen: one path in the language of SVG. */
export interface DrawnSignature {
  readonly kind: 'drawn'
  readonly path: string
  /** The size of the field it was drawn in. */
  readonly width: number
  readonly height: number
}

/**
 * The stroke as a picture. Only lines and curves are let through: an SVG of somebody else could hold texts,
 * pictures and links.
 */
export function signaturePicture({ path, width, height }: DrawnSignature): string {
  if (!/^[MLCQSTZHVmlcqstzhv\d\s.,-]{2,60000}$/.test(path)) throw new Error('not the path of a signature')
  if (!(width > 0 && height > 0 && width <= 10_000 && height <= 10_000))
    throw new Error('not the size of a signature')
  const stroke = Math.max(width, height) / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" stroke="${brand.pen}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
