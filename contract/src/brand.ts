/**
 * The look that screens, mails and papers share: changed here, it changes everywhere. `tokens.css` of the web takes it
 * while the portal is built (`web/vite/brand-tokens.ts`), `brand.typ` of the papers while they are drawn.
 */
export const brand = {
  /** Terracotta: buttons, links, the line under a title. */
  cotto: '#9a4524',
  tint: '#fbf1ec',
  ink: '#2b2520',
  muted: '#6b6055',
  canvas: '#faf7f2',
  sunken: '#f3eee6',
  /** Lines that divide. */
  hair: '#e4dccf',
  walnut: '#4b3c2f',
  brass: '#d3a86a',
  /** Borders of boxes to write in on paper: 3.4 : 1 on white. */
  edge: '#9d8771',
  sage: '#4d6835',
  red: '#a3282b',
  petrol: '#2f6b7b',
  /** The bars of the previous year. */
  previous: '#d8cabb',
  /** What somebody signed. */
  pen: '#1f2a44',
} as const

/** Sizes of type on screens and in mails, px. */
export const type = {
  micro: 11,
  small: 12,
  plain: 13,
  body: 14,
  large: 16,
  heading: 20,
  display: 32,
} as const

/** Sizes of type on paper, pt. */
export const paperType = {
  label: 6.8,
  small: 7.4,
  body: 8.8,
  value: 9.2,
  lead: 10,
  section: 11.5,
  title: 19,
} as const

/** The unit of distances on screens and in mails, px: with a smaller one everything stands closer. */
export const unit = 4

/** A distance as a mail writes it: `space(3)` is three units. */
export const space = (units: number): string => `${units * unit}px`
