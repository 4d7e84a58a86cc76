import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'

/* What head office writes, as its readers have it before them. */

test('a promotion names its ovens with their class, and begins an order that names it', async ({ page }) => {
  const promotions = await ask<{ id: number; title: string }[]>(
    page.request,
    '/api/v1.0/promotions/1?per_page=50',
  )
  const { id, title } = promotions.find((one) => one.title.startsWith('Colonna forno')) ?? {
    id: 0,
    title: '',
  }
  await signIn(page, 'agent')
  await page.goto(`/it/promotions/${id}`)
  const oven = page.getByRole('listitem').filter({ hasText: 'FM-62' })
  await expect(oven.getByRole('img', { name: /^Classe energetica .*, scala da A\+\+\+ a D$/ })).toBeVisible()
  await oven.getByRole('link', { name: /^FM-62\S* in pronta consegna$/ }).click()
  await expect(page).toHaveURL(/\/it\/ready\?q=FM-62/)
  await page.goBack()
  await oven.getByRole('link', { name: /^Prezzo di FM-62/ }).click()
  await expect(page).toHaveURL(/\/it\/prices\?.*q=FM-62/)
  await page.goBack()
  await page.getByRole('button', { name: 'Ordina con questa promozione' }).click()
  await page.getByRole('menuitem', { name: /elettrodomestici/i }).click()
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(
    new RegExp(`^Promozione «${title}», valida fino al `),
  )
})

test('the picture of a saved item is taken off, and a series that says no value is not saved', async ({
  page,
}) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=trends')
  await page.getByRole('textbox', { name: 'Titolo · Italiano' }).fill('Forni a vapore')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const choose = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Immagine propria' }).click()
  await (await choose).setFiles({ name: 'forno.png', mimeType: 'image/png', buffer: png })
  const remove = page.getByRole('button', { name: 'Togli forno.webp' })
  await expect(remove).toBeVisible()
  const values = page.getByRole('textbox', { name: 'Valori', exact: true })
  await values.fill('2024 = 1.234\n2025 = dodici')
  const save = page.getByRole('button', { name: 'Salva', exact: true })
  await save.click()
  await expect(values).toHaveAccessibleDescription(/Righe che non dicono un valore: 2 \(2025 = dodici\)\./)
  await expect(page).toHaveURL(/contents\/new/)
  await values.fill('2024 = 1.234\n2025 = 1.234,5')
  await save.click()
  await expect(page).toHaveURL(/contents\/\d+/)
  await page.reload()
  await expect(values).toHaveValue('2024 = 1234\n2025 = 1234,5')
  await remove.click()
  await save.click()
  await expect(page.getByText('Salvato.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Immagine propria' })).toBeVisible()
  await expect(remove).toHaveCount(0)
})
