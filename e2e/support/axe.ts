import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** WCAG 2.0 to 2.2, levels A and AA. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const colours = ['color-contrast', 'link-in-text-block']
const byStandards: RunOptions = { runOnly: { type: 'tag', values: standards } }

/** Says which elements break which rule, when any does. */
export const expectNoViolations = (page: Page, where = 'on the page'): Promise<void> =>
  expectNone(page, null, byStandards, where)

/** The same without the colours, where these were looked at on another device. */
export const expectNoViolationsButColours = (page: Page, where: string): Promise<void> =>
  expectNone(
    page,
    null,
    { ...byStandards, rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])) },
    where,
  )

/** Only elements above the page: covering part of what is behind them is no fault. */
export const expectNoViolationsIn = (page: Page, part: string, where: string): Promise<void> =>
  expectNone(page, part, byStandards, where)

/** Only what another colour scheme can break, on a page that was looked at as a whole before. */
export const expectContrast = (page: Page, where: string): Promise<void> =>
  expectNone(page, null, { runOnly: { type: 'rule', values: colours } }, where)

async function expectNone(
  page: Page,
  part: string | null,
  options: RunOptions,
  where: string,
): Promise<void> {
  const { violations } = await run(page, part, options)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help} – ${html.slice(0, 160)} – ${any[0]?.message ?? ''}`),
  )
  expect.soft(found, `axe ${where}`).toEqual([])
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
interface AxeWindow {
  axe?: { run: (part: string | Document, options: RunOptions) => Promise<AxeResults> }
}

/**
 * Loaded once for a document, and told to describe only what is broken: what passed is some thousand elements of a list,
 * and describing them took two thirds of the time (clients at a desk: 4.6 s, 1.7 s now). No page of ours holds a frame.
 */
async function run(page: Page, part: string | null, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => (window as AxeWindow).axe !== undefined))) await page.evaluate(source)
  return page.evaluate(
    ([within, how]) => {
      const { axe } = window as AxeWindow
      if (!axe) throw new Error('axe was loaded before')
      return axe.run(within ?? document, how)
    },
    [part, { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions] as const,
  )
}
