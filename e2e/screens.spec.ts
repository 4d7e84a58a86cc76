import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { checkedImport } from './support/erp-files.ts'
import { expectContrast } from './support/axe.ts'
import { expectAllByKeyboard } from './support/keyboard.ts'
import { menuOf, openScreens, people, screensOf, wordsOf } from './support/screens.ts'

const devices = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

for (const who of people)
  test(`the menu of ${who} holds what is theirs and nothing else`, async ({ page }) => {
    await signIn(page, who)
    await page.goto('/it')
    const entries = page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link')
    await expect(entries).toHaveText(menuOf[who].map(wordsOf))
  })

for (const [device, use] of Object.entries(devices))
  test.describe(`on a ${device}`, () => {
    test.use(use)

    for (const [name, address] of openScreens)
      test(`anybody: ${name} is whole, quiet and accessible`, async ({ page }) => {
        await expectGood(page, address, device)
      })

    for (const who of people)
      for (const [name, address] of screensOf(who))
        test(`${who}: ${name} is whole, quiet and accessible`, async ({ page }) => {
          await signIn(page, who)
          const of = address.endsWith('/imports/1')
            ? `/it/imports/${await checkedImport(page.request)}`
            : address
          await expectGood(page, of, device)
        })
  })

async function expectGood(page: Page, address: string, device: string): Promise<void> {
  const errors: string[] = []
  page.on('console', (message) => {
    // The browser itself notes each refused request; a dead link is refused on purpose.
    if (message.type() === 'error' && !/status of 410/.test(message.text())) errors.push(message.text())
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(beyond, 'pixels beyond the edge').toBe(0)
  await expectNoViolations(page, 'in light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, 'in dark')
  if (device === 'desk') await expectAllByKeyboard(page, address)
  expect(errors, 'errors in the console').toEqual([])
}
