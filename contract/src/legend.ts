import type { Words } from './words.ts'

/** How good a status is; screens choose colour and sign by it. */
export const tones = ['ok', 'info', 'warning', 'error', 'neutral'] as const
export type Tone = (typeof tones)[number]
/** Codes with their words. */
export type Legend = Readonly<Record<string, { readonly tone: Tone; readonly label: Words }>>

/** The words of a legend alone, for the choices of a filter. */
export const labelsOf = (legend: Legend): Readonly<Record<string, Words>> =>
  Object.fromEntries(Object.entries(legend).map(([key, { label }]) => [key, label]))
