import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { expectFitsAcross } from './support/fits.ts'
import { goWithin } from './support/within.ts'

// A window of 1440 × 900 at 200 % (WCAG 1.4.4, 1.4.10).
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

const screens = [
  '',
  '/revenue',
  '/clients',
  '/clients/45',
  '/sheets',
  '/sheets/26',
  '/materials',
  '/material-requests',
  '/to-send',
  '/shipments',
  '/settings',
]

/** The share of the window's height that bars cover which stay while the page slides under them. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, 300)
    const lines = new Set<number>()
    for (const element of document.querySelectorAll('#root *')) {
      const { position } = getComputedStyle(element)
      if ((position !== 'sticky' && position !== 'fixed') || !element.checkVisibility()) continue
      const { top, bottom, width } = element.getBoundingClientRect()
      // The menu at the side leaves the page's height alone.
      if (width < innerWidth / 2) continue
      for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y += 1) lines.add(y)
    }
    return lines.size / innerHeight
  })

test('at 200 % zoom nothing slides sideways and bars leave two thirds of the window', async ({ page }) => {
  await signIn(page, 'admin')
  for (const [index, screen] of screens.entries())
    await test.step(`/it${screen}`, async () => {
      await (index === 0 ? page.goto(`/it${screen}`) : goWithin(page, `/it${screen}`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Parts that come later bring blocks that load in their turn.
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectFitsAcross(page, screen)
      expect.soft(await covered(page), `covered of ${screen}`).toBeLessThan(1 / 3)
    })
})
