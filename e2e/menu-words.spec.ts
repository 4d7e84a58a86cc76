import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { languages } from './support/words.ts'

/** The entries of the menu whose words do not stand there whole. */
const cutEntries = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('aside nav a')]
      .filter((entry) =>
        [entry, ...entry.querySelectorAll<HTMLElement>('span, b')].some(
          (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
        ),
      )
      .map((entry) => entry.innerText),
  )

for (const who of ['admin', 'sales', 'agent', 'customer'] as const)
  test(`the menu of ${who} says its words whole beside the counts, in every language`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, who)
    for (const language of languages) {
      await page.goto(`/${language}/account`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const width of [1440, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const entries = page.getByRole('complementary').getByRole('navigation').getByRole('link')
        await expect(entries.first()).toBeVisible()
        // What waits for somebody is asked for once the page stands there.
        if (who !== 'customer') await expect(entries.locator('b').first()).toBeVisible()
        expect.soft(await cutEntries(page), `${who}, ${language}, ${width} px`).toEqual([])
      }
    }
  })
