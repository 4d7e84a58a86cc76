import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'

/* Whom an agent sees today: by town, by what is at stake, and as a round on the map. */

interface Day {
  client: { business_name: string }
  place: { city: string | null; lat: number | null }
}
const map = (page: Page) => page.getByRole('figure', { name: /^Il giro della giornata/ })
const numbers = (page: Page) => map(page).getByTitle(/^\d+\. /)

test('the day is a round on the map: its numbers are those of the towns below it, and lead to them', async ({
  page,
}) => {
  await signIn(page, 'agent')
  const day = await ask<Day[]>(page.request, '/api/v1.0/dashboard/day', 'agent')
  const towns = new Set(day.filter(({ place }) => place.lat !== null).map(({ place }) => place.city))
  await page.goto('/it/day')
  await page.getByText('Mappa', { exact: true }).click()
  await expect(page).toHaveURL(/order=round/)
  await expect(numbers(page)).toHaveCount(towns.size)
  await expectNoViolations(page, 'the day on the map')

  const headings = page.getByRole('heading', { level: 2, name: /^\d+.*client[ei]/ })
  await expect(headings).toHaveCount(towns.size)
  const last = numbers(page).last()
  const said = (await last.getAttribute('title')) ?? ''
  await last.click()
  await expect(headings.last()).toBeFocused()
  expect(said).toContain((await headings.last().innerText()).split('\n').find((line) => /\p{L}/u.test(line)))
  // Kept in the address: the same after a reload.
  await page.reload()
  await expect(numbers(page)).toHaveCount(towns.size)
  await page.getByText('Per luogo', { exact: true }).click()
  await expect(page).toHaveURL(/\/it\/day$/)
  await expect(map(page)).toHaveCount(0)
})

test('on the first screen the map shows the six with most at stake', async ({ page }) => {
  await signIn(page, 'agent')
  const day = await ask<Day[]>(page.request, '/api/v1.0/dashboard/day', 'agent')
  await page.goto('/it')
  await page.getByText('Mappa', { exact: true }).click()
  const six = day.slice(0, 6)
  await expect(numbers(page)).toHaveCount(new Set(six.map(({ place }) => place.city)).size)
  for (const { client } of six)
    await expect(page.getByRole('link', { name: client.business_name }).first()).toBeVisible()
})
