import { expect, type Page } from '@playwright/test'

/**
 * Fails when the page slides sideways. Asked until it holds: after the window changes its width, bars and tables find
 * out by themselves, a frame or two later, what fits.
 */
export async function expectFitsAcross(page: Page, of: string) {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.configure({ soft: true }).poll(beyond, `pixels beyond the edge: ${of}`).toBeLessThanOrEqual(0)
}
