import type { Locator } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'

/* Forced colours: what a tint shows is shown by a line. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The lines around an element, or around what it draws before itself. */
const linesOf = (place: Locator, part?: string) =>
  place.evaluate((element, pseudo) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, forcedColorAdjust } =
      getComputedStyle(element, pseudo)
    const drawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0
    return {
      line: drawn(outlineStyle, outlineWidth) || drawn(borderTopStyle, borderTopWidth),
      own: forcedColorAdjust === 'none',
    }
  }, part)

test('in forced colours what is chosen has a line, and bars and legends keep their colours', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/it/revenue')
  const menu = page.getByRole('navigation', { name: 'Menu principale' })
  const legend = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^20\d\d$/ })
    .first()
  await expect(legend).toBeVisible()
  await expect.poll(() => linesOf(legend, '::before'), 'legend').toEqual({ line: true, own: true })
  const bar = page.getByRole('main').locator('[class*="bar"][class*="wide"]').first()
  await expect.poll(async () => (await linesOf(bar)).line, 'bar').toBe(true)
  const chosen = {
    'entry of the menu': menu.locator('[aria-current="page"]').first(),
    segment: page.locator('input[type="radio"]:checked + span').first(),
  }
  for (const [name, place] of Object.entries(chosen))
    await expect.poll(async () => (await linesOf(place)).line, name).toBe(true)
  await page.goto('/it/clients/45')
  const tab = page.getByRole('main').locator('[aria-current="page"], [aria-selected="true"]').first()
  await expect(tab).toBeVisible()
  await expect.poll(async () => (await linesOf(tab)).line, 'tab').toBe(true)
})
