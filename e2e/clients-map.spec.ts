import type { Route } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { clientsOf, clusters, map, rows, table, total, type Row } from './support/clients.ts'

test('the map shows the same clients: its circles open down to one, who leads to its page', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/clients')
  await page.getByText('Lista + mappa').click()
  await expect(page).toHaveURL(/mode=split/)
  await expect(clusters(page).first()).toBeVisible()
  await expectNoViolations(page, 'with the map beside the list')
  const single = map(page).locator('[role=button][title]').first()
  const link = map(page).getByRole('complementary').getByRole('link').first()
  // Each press opens a circle into smaller ones, until one of them is a single client.
  await expect(async () => {
    if (!(await single.isVisible())) await clusters(page).last().press('Enter', { timeout: 2000 })
    await single.press('Enter', { timeout: 2000 })
    await expect(link).toBeFocused({ timeout: 2000 })
  }).toPass()
  // Pressed again, the circle leads into its card again.
  await single.press('Enter')
  await expect(link).toBeFocused()
  const name = (await link.textContent()) ?? ''
  await link.press('Enter')
  await expect(page).toHaveURL(/\/it\/clients\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clienti', exact: true }).click()
  await expect(page).toHaveURL(/mode=split/)
})

test('the filters narrow list and map alike, and pointing at a row lights its circle', async ({ page }) => {
  await signIn(page, 'admin')
  // Where no other journey enters clients: theirs are in Treviso.
  const expected = await clientsOf(page, 'location=IT-VR')
  const placed = expected.filter(({ lat }) => lat !== null).length
  await page.goto('/it/clients?mode=split&area=IT-VR')
  await expect(total(page)).toHaveText(String(expected.length))
  await expect(clusters(page).first()).toBeVisible()
  const counted = async () => {
    const names = await clusters(page).allTextContents()
    const singles = await map(page).locator('[role=button][title]').count()
    return names.reduce((sum, count) => sum + Number(count), singles)
  }
  await expect.poll(counted).toBe(placed)
  const lit = map(page).locator('[class*=lit]')
  await expect(lit).toHaveCount(0)
  await rows(page).nth(2).hover()
  await expect(lit).toHaveCount(1)
  await page.getByRole('searchbox').hover()
  await expect(lit).toHaveCount(0)
})

test('beside the map a row finds its pin and a pin its row, by mouse and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin')
  // Where no other journey enters clients.
  await page.goto('/it/clients?mode=split&area=Lombardia')
  await expect(clusters(page).first()).toBeVisible()
  // What each bought stays, and is said with the name of its row.
  await expect(table(page).getByRole('columnheader', { name: /^Fatturato/ })).toBeVisible()
  await expect(rows(page).first().getByRole('rowheader')).toHaveText(/\S/)
  const chosen = table(page).locator('tr[aria-current=true]')
  const lit = map(page).locator('[class*=lit]')
  await rows(page).nth(3).getByRole('cell').nth(1).click()
  await expect(page).toHaveURL(/mode=split/)
  const name = await rows(page).nth(3).getByRole('rowheader').innerText()
  await expect(chosen.getByRole('rowheader')).toHaveText(name)
  await page.getByRole('searchbox').hover()
  await expect(lit).toHaveCount(1)
  await expect(lit).toBeInViewport()

  await rows(page)
    .nth(5)
    .getByRole('button', { name: / sulla mappa$/ })
    .press('Enter')
  await expect(
    rows(page)
      .nth(5)
      .getByRole('button', { name: / sulla mappa$/ }),
  ).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen.getByRole('rowheader')).toHaveText(
    await rows(page).nth(5).getByRole('rowheader').innerText(),
  )
  await expect(lit).toHaveCount(1)

  // A pin of somebody on another page turns the list to it.
  await page.goto('/it/clients?mode=split&area=Lombardia&page=2')
  await expect(page.getByRole('navigation', { name: 'Pagine' })).toContainText('51–')
  const all = await clientsOf(page, 'location=Lombardia&sort=business_name')
  // Somebody of the second page who has a place to himself: others of one town share its pin.
  const far = ({ id, lat, lng }: Row) =>
    Math.min(
      ...all
        .filter((other) => other.id !== id)
        .map((other) => Math.hypot(Number(other.lat) - Number(lat), Number(other.lng) - Number(lng))),
    )
  const last = all.slice(50, 100).toSorted((a, b) => far(b) - far(a))[0]?.business_name ?? '-'
  await rows(page)
    .filter({ has: page.getByRole('rowheader', { name: last, exact: true }) })
    .getByRole('button', { name: / sulla mappa$/ })
    .click()
  await expect(lit).toHaveAccessibleName(last)
  await page.getByRole('button', { name: 'Pagina precedente' }).click()
  await expect(chosen).toHaveCount(0)
  await lit.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(chosen.getByRole('rowheader')).toHaveText(last)
  await expect(chosen).toBeInViewport()
})

test('clients without a place are counted below the map, with a way to them', async ({ page }) => {
  // Every client of the demonstration has a place: the answer is what the server gives where some have none.
  const givePlaceless = async (route: Route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { args: { response: Row[]; meta: { unplaced: number } } }
    const [first] = json.args.response
    if (first) Object.assign(first, { lat: null, lng: null, geo_quality: 'none' })
    json.args.meta.unplaced = 1
    await route.fulfill({ response: answer, json })
  }
  await page.route('**/agencies/clients?*', givePlaceless, { times: 1 })
  await signIn(page, 'agent')
  await page.goto('/it/clients?mode=map&status=active')
  await map(page).getByRole('link', { name: '1 cliente senza posizione' }).click()
  await expect(page).toHaveURL(/filters=unplaced/)
  await expect(page).toHaveURL(/status=active/)
  await expect(page.getByRole('button', { name: 'Da fare: Senza posizione' })).toBeVisible()
})

test('the map is zoomed by its buttons and by the keyboard, and framed again', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/clients?mode=map')
  await expect(clusters(page).first()).toBeVisible()
  const counts = () => clusters(page).allTextContents()
  // The circles are drawn before the map is framed, and framed before the page around it has its size: framed
  // again they are what the same button must give later, once they stand still.
  await page.getByRole('button', { name: 'Inquadra tutti' }).click()
  let before: string[] = []
  await expect
    .poll(async () => {
      const earlier = before
      before = await counts()
      return before.length > 0 && before.join() === earlier.join()
    })
    .toBe(true)
  await page.getByRole('button', { name: 'Ingrandisci', exact: true }).press('Enter')
  await expect.poll(counts).not.toEqual(before)
  await page.getByRole('button', { name: 'Inquadra tutti' }).click()
  await expect.poll(counts).toEqual(before)
  await expect(map(page).getByText('Natural Earth')).toBeVisible()
})
