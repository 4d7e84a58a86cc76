import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.0 to 2.2, levels A and AA. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const colours = ['color-contrast', 'link-in-text-block']
// No page of ours holds a frame, so the extra page that axe opens for them is not needed.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true)

/** Says which elements break which rule, when any does. */
export const expectNoViolations = (page: Page, where = 'on the page'): Promise<void> =>
  expectNone(axe(page).withTags(standards), where)

/** The same without the colours, where these were looked at on another device. */
export const expectNoViolationsButColours = (page: Page, where: string): Promise<void> =>
  expectNone(axe(page).withTags(standards).disableRules(colours), where)

/** Only elements above the page: covering part of what is behind them is no fault. */
export const expectNoViolationsIn = (page: Page, part: string, where: string): Promise<void> =>
  expectNone(axe(page).include(part).withTags(standards), where)

/** Only what another colour scheme can break, on a page that was looked at as a whole before. */
export const expectContrast = (page: Page, where: string): Promise<void> =>
  expectNone(axe(page).withRules(colours), where)

async function expectNone(looked: AxeBuilder, where: string): Promise<void> {
  const { violations } = await looked.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help} – ${html.slice(0, 160)} – ${any[0]?.message ?? ''}`),
  )
  expect.soft(found, `axe ${where}`).toEqual([])
}
