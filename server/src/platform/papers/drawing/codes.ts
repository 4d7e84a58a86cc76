/* Loaded when first printed: a server that only answers questions does without their tables. */
const bwip = () => import('bwip-js/node')

/** The ink of our papers; labels for thermal printers are black. */
const ink = '2B2520'

/** A text or an address as a QR code: one flat path, as SVG. */
export async function qrPicture(text: string, colour = ink): Promise<string> {
  const { toSVG } = await bwip()
  return toSVG({ bcid: 'qrcode', text, barcolor: colour })
}

/** A text as Code128, bars only, as SVG; it may be stretched to any height. */
export async function barcodePicture(text: string, colour = ink): Promise<string> {
  const { toSVG } = await bwip()
  return toSVG({ bcid: 'code128', text, barcolor: colour, height: 10 })
}
