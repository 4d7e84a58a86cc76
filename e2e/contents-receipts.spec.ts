import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { publishContent } from './support/contents.ts'

/* Whom something reached: who has read it, who is still to, and nobody at all. */

const agents = [{ types: [2] }]
const receipts = (page: Page) => page.getByRole('region', { name: 'Chi ha letto' })
/** How many are missing, as the button says it. */
async function missing(page: Page): Promise<number> {
  const words = await receipts(page)
    .getByRole('button', { name: /manca(no)?$/ })
    .first()
    .innerText()
  return Number(/\d+/.exec(words)?.[0])
}

test('who must confirm does so, and those who have not are reminded once a day', async ({ page }) => {
  const title = `Da confermare ${randomUUID().slice(0, 8)}`
  const id = await publishContent(page.request, title, agents, { kind: 'communications', mandatory: true })
  await signIn(page, 'sales')
  await page.goto(`/it/contents/${id}`)
  await expect(receipts(page).getByText(/^0 di \d+$/)).toBeVisible()
  const before = await missing(page)
  expect(before).toBeGreaterThan(1)

  await signIn(page, 'agent2')
  await page.goto('/it/communications')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Ho letto e capito' }).click()
  await expect(page.getByText(/^Hai confermato il /)).toBeVisible()

  await signIn(page, 'sales')
  await page.goto(`/it/contents/${id}`)
  await expect(receipts(page).getByText(/^1 di \d+$/)).toBeVisible()
  expect(await missing(page)).toBe(before - 1)
  const rows = receipts(page).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Luca Brambilla' })).toHaveCount(0)
  await receipts(page).getByRole('button', { name: '1 ha letto' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Luca Brambilla')
  const remind = receipts(page).getByRole('button', { name: 'Ricorda a chi manca' })
  await remind.click()
  await expect(page.getByText(`Promemoria a ${before - 1} person${before === 2 ? 'a' : 'e'}.`)).toBeVisible()
  // A second press writes to nobody again.
  await remind.click()
  await expect(page.getByText('Promemoria a 0 persone.')).toBeVisible()
})

test('of what need not be confirmed the staff see who opened it, and how many in the list', async ({
  page,
}) => {
  const title = `Chi la apre ${randomUUID().slice(0, 8)}`
  const id = await publishContent(page.request, title, agents)
  await signIn(page, 'agent2')
  const marked = page.waitForResponse((answer) => answer.url().endsWith(`/news/read/${id}`))
  await page.goto(`/it/news/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await marked).status()).toBe(200)
  await page.goto(`/it/news?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(title) })).toBeVisible()
  await expect(page.getByRole('main').getByText('nuova', { exact: true })).toHaveCount(0)
  await signIn(page, 'sales')
  await page.goto(`/it/contents?q=${encodeURIComponent(title)}`)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible()
  await page.goto(`/it/contents/${id}`)
  await receipts(page).getByRole('button', { name: '1 ha letto' }).click()
  await expect(receipts(page).getByRole('listitem')).toContainText('Luca Brambilla')
  await expect(receipts(page).getByRole('button', { name: 'Ricorda a chi manca' })).toHaveCount(0)
})

test('what comes out is told under the bell of its audience, and leads there', async ({ page }) => {
  const title = `Avvisata ${randomUUID().slice(0, 8)}`
  const id = await publishContent(page.request, title, [{ profiles: ['press'] }], { mail: true })
  await signIn(page, 'press')
  await expect(async () => {
    await page.goto('/it')
    await page.getByRole('button', { name: /avvis/i }).first().click()
    await expect(page.getByRole('dialog').getByText(title)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`Da leggere: ${title}`) })
    .click()
  await expect(page).toHaveURL(new RegExp(`/it/news/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('an audience of nobody is said in words, and does not come out', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  await page.getByRole('textbox', { name: 'Titolo · Italiano' }).fill('Per nessuno')
  await page.getByRole('textbox', { name: 'Testo · Italiano' }).click()
  await page.keyboard.type('Nessuno la legge.')
  // Agents are of no profile: within a part everything has to fit.
  await page.getByRole('checkbox', { name: 'Agenti', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Stampa', exact: true }).check()
  await expect(page.getByText(/^Non raggiunge nessuno/)).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText(/^Nessuno fa parte dei destinatari scelti/)).toBeVisible()
  await expect(page.getByText('Bozza').first()).toBeVisible()
})
