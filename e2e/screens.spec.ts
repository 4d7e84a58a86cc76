import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { checkedImport } from './support/erp-files.ts'
import { expectContrast, expectNoViolationsButColours } from './support/axe.ts'
import { expectAllByKeyboard } from './support/keyboard.ts'
import {
  type Device,
  isLookedAtClosely,
  menuOf,
  openScreens,
  people,
  type Screens,
  screensOf,
  wordsOf,
} from './support/screens.ts'
import { goWithin } from './support/within.ts'
import { expectFitsAcross } from './support/fits.ts'
import { expectLargeTargets } from './support/targets.ts'

const devices = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

/** So many screens to a test: an administrator has sixty, which one worker would walk long after the others are done. */
const perTest = 8
const inParts = (screens: Screens): [number, Screens][] =>
  Array.from({ length: Math.ceil(screens.length / perTest) }, (_, i) => [
    i * perTest + 1,
    screens.slice(i * perTest, (i + 1) * perTest),
  ])

for (const who of people)
  test(`the menu of ${who} holds what is theirs and nothing else`, async ({ page }) => {
    await signIn(page, who)
    await page.goto('/it')
    // The words alone: what waits is counted beside them.
    const links = page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link')
    await expect(links.locator('span')).toHaveText(menuOf[who].map(wordsOf))
    if (!menuOf[who].includes('register')) return
    await page.goto('/it/shipments/register')
    await expect(links.and(page.locator('[aria-current=page]')).locator('span')).toHaveText(['Registro DDT'])
  })

for (const [device, use] of Object.entries(devices) as [Device, (typeof devices)[Device]][])
  test.describe(`on a ${device}`, () => {
    test.use(use)

    test('public pages have no layout fault, no console error and no accessibility fault', async ({
      page,
    }) => {
      test.slow()
      await expectAllGood(page, openScreens, device)
    })

    // Sales staff have the screens of an administrator: looked at once.
    for (const who of people.filter((one) => one !== 'sales'))
      for (const [from, screens] of inParts(screensOf(who, device)))
        test(`every screen of ${who} from number ${from} on is whole, quiet and accessible`, async ({
          page,
        }) => {
          // Each is walked with the keyboard, key by key: who has more of them needs more time.
          test.setTimeout(120_000 + screens.length * 30_000)
          const tried = screens.some(([, address]) => address.endsWith('/:id'))
            ? await checkedImport(page.request)
            : 0
          await signIn(page, who)
          await expectAllGood(
            page,
            screens.map(([name, address]) => [name, address.replace(':id', String(tried))]),
            device,
            (address) => isLookedAtClosely(who, address),
          )
        })
  })

/** Opens one screen after the other; each is looked at as a whole before anything fails. */
async function expectAllGood(
  page: Page,
  screens: Screens,
  device: string,
  closely: (address: string) => boolean = () => true,
): Promise<void> {
  const errors: string[] = []
  page.on('console', (message) => {
    // The browser itself notes each refused request; a dead link is refused on purpose.
    if (message.type() === 'error' && !/status of 410/.test(message.text())) errors.push(message.text())
  })
  for (const [index, [name, address]] of screens.entries())
    await test.step(`${name}, ${address}`, async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await (index === 0 ? page.goto(address) : goWithin(page, address))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // Parts that come later bring blocks that load in their turn.
      await page.waitForLoadState('networkidle')
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectFitsAcross(page, name)
      await expectLargeTargets(page, `${name}, on a ${device}`)
      // A phone has the same colours and the same order of things, but for the bar around them; at a desk what others
      // see of a screen was looked at with the first of them.
      if (device === 'phone' && address !== '/it') await expectNoViolationsButColours(page, name)
      else if (closely(address)) await expectNoViolations(page, `in light: ${name}`)
      if (device === 'desk' && closely(address)) {
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectContrast(page, `in dark: ${name}`)
        await expectAllByKeyboard(page, name)
      }
      expect.soft(errors.splice(0), `errors in the console: ${name}`).toEqual([])
    })
}
