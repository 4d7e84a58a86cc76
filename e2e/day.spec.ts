import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'

/* Whom an agent sees today: by town, by what is at stake, and as a round on the map. */

interface Day {
  client: { business_name: string }
  place: { city: string | null; lat: number | null }
  reasons: { text: string }[]
}
/** Opens a page and gives the day it was told: asked beside it, another journey could have changed it meanwhile. */
async function openDay(page: Page, address: string): Promise<Day[]> {
  const told = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/dashboard/day'))
  await page.goto(address)
  const { args } = (await (await told).json()) as { args: { response: Day[] } }
  return args.response
}
const map = (page: Page) => page.getByRole('figure', { name: /^Il giro della giornata/ })
const numbers = (page: Page) => map(page).getByTitle(/^\d+\. /)

test('the day is a round on the map: its numbers are those of the towns below it, and lead to them', async ({
  page,
}) => {
  await signIn(page, 'agent')
  const day = await openDay(page, '/it/day')
  const towns = new Set(day.filter(({ place }) => place.lat !== null).map(({ place }) => place.city))
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
  const [, number, town] = /^(\d+)\. ([^:]+)/.exec(said) ?? []
  await expect(headings.last()).toHaveText(new RegExp(`^${number}\\. ${town} `))
  // Kept in the address: the same after a reload.
  await page.reload()
  await expect(numbers(page)).toHaveCount(towns.size)
  await page.getByText('Per luogo', { exact: true }).click()
  await expect(page).toHaveURL(/\/it\/day$/)
  await expect(map(page)).toHaveCount(0)
})

test('on the first screen the map shows the six with most at stake', async ({ page }) => {
  await signIn(page, 'agent')
  const day = await openDay(page, '/it')
  await page.getByText('Mappa', { exact: true }).click()
  const six = day.slice(0, 6)
  const placed = six.filter(({ place }) => place.lat !== null)
  await expect(numbers(page)).toHaveCount(new Set(placed.map(({ place }) => place.city)).size)
  for (const { client } of six)
    await expect(page.getByRole('link', { name: client.business_name }).first()).toBeVisible()
})

test('on a phone the first client is whole and the others a line each, until they are unfolded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'agent')
  const day = await openDay(page, '/it/day?order=amount')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('list') })
  await expect(rows).toHaveCount(day.length)
  const at = day.findIndex(({ reasons }, index) => index > 0 && reasons.length > 1)
  const [first, other] = [day[0], day[at]]
  if (!first || !other) throw new Error('the demonstration company has clients with several reasons')
  for (const { text } of first.reasons) await expect(rows.first()).toContainText(text)
  const row = rows.nth(at)
  await expect(row.getByRole('listitem')).toHaveCount(1)
  await expect(row.getByRole('button', { name: /^Non ora/ })).toHaveCount(0)
  await expectNoViolations(page, 'the day on a phone')
  const { business_name: name } = other.client
  await row.getByRole('button', { name: `Tutti i motivi e «Non ora»: ${name}` }).press('Enter')
  await expect(row.getByRole('link').first()).toBeFocused()
  await expect(row.getByRole('listitem')).toHaveCount(other.reasons.length)
  await expect(row.getByRole('button', { name: `Non ora: ${name}` })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Naviga verso / })).toHaveCount(0)
  await page.goto('/it/day')
  await expect(page.getByRole('link', { name: /^Naviga verso / }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d/,
  )
})
