import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.0 to 2.2, levels A and AA. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Says which elements break which rule, when any does. */
export async function expectNoViolations(page: Page, where = 'on the page'): Promise<void> {
  // No page of ours holds a frame, so the extra page axe would open for them is not needed.
  const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode(true).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help} – ${html.slice(0, 160)} – ${any[0]?.message ?? ''}`),
  )
  expect.soft(found, `axe ${where}`).toEqual([])
}
