/** An address as a QR code: one flat path in walnut, as our papers are printed. */
export async function qrPicture(address: string): Promise<string> {
  // Loaded when first printed: a server that only answers questions does without its tables.
  const { toSVG } = await import('bwip-js/node')
  return toSVG({ bcid: 'qrcode', text: address, barcolor: '2B2520' })
}
