/**
 * The colours that screens, mails and papers share. The light `tokens.css` of the web and `brand.typ` of the papers,
 * which cannot read this file, are compared with it by `brand.test.ts`.
 */
export const brand = {
  /** Terracotta: buttons, links, the line under a title. */
  cotto: '#9a4524',
  ink: '#2b2520',
  muted: '#6b6055',
  canvas: '#faf7f2',
} as const
