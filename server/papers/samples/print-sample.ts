import { expect } from 'vitest'
import { Press } from '../../src/platform/papers/drawing/typst.ts'
import { readPdf, type ReadPdf } from './read-pdf.ts'

/** How far from the edges, in points, everything on a page must stay. */
export const margins = { x: 46, top: 20, bottom: 20 }

/** Prints data with a template, here and without a thread, and reads the paper again. The compiler must be content. */
export function printerOf(template: string): (data: unknown) => Promise<ReadPdf> {
  let press: Press | undefined
  return async (data) => {
    press ??= new Press()
    const outcome = press.print({ template, data, kind: 'accessible', createdAt: 0 })
    if ('faults' in outcome) throw new Error(outcome.faults.join())
    expect(outcome.warnings).toEqual([])
    return readPdf(outcome.pdf)
  }
}
