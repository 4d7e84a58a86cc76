import { toSVG } from 'bwip-js/node'

export interface Code {
  readonly kind: 'qrcode' | 'code128'
  readonly text: string
  /** The ink of our papers unless said; labels for thermal printers are black. */
  readonly colour?: string
}

const ink = '2B2520'

/** A code as SVG: one flat path; the bars of a Code128 may be stretched to any height. */
export const drawCode = ({ kind, text, colour = ink }: Code): string =>
  toSVG({ bcid: kind, text, barcolor: colour, ...(kind === 'code128' && { height: 10 }) })
