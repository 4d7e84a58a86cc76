import { randomUUID } from 'node:crypto'
import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { publishContent } from './support/contents.ts'
import { addFile, addFolder } from './support/downloads.ts'

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

/** Today's business day and those around it: the company works in Italy. */
const dayFrom = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now() + days * 86_400_000)

test('a promotion counts its last days, and one that ended is the staff’s alone', async ({ page }) => {
  const title = `Ultimi giorni ${randomUUID().slice(0, 8)}`
  const id = await publishContent(page.request, title, [{ types: [2] }], {
    kind: 'promotions',
    valid_from: dayFrom(-20),
    valid_until: dayFrom(3),
  })
  const promotions = await ask<{ id: number; title: string; valid_until: string | null }[]>(
    page.request,
    '/api/v1.0/promotions/1?per_page=50',
  )
  const ended = promotions.find(({ valid_until }) => valid_until !== null && valid_until < dayFrom(-1))
  if (!ended) throw new Error('the demonstration company has a promotion that ended')
  await signIn(page, 'agent')
  await page.goto(`/it/promotions?q=${encodeURIComponent(title)}`)
  const card = page.getByRole('main').getByRole('link', { name: new RegExp(title) })
  await expect(card).toContainText('ancora 3 giorni')
  await card.click()
  await expect(page).toHaveURL(new RegExp(`/it/promotions/${id}$`))
  await expect(page.getByText('ancora 3 giorni')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ordina con questa promozione' })).toBeVisible()
  await page.goto(`/it/promotions/${ended.id}`)
  await expect(page.getByText('Non trovato: non esiste o non è tra i tuoi dati.')).toBeVisible()
  await signIn(page, 'sales')
  await page.goto(`/it/promotions/${ended.id}`)
  await expect(page.getByRole('main').getByText(/^finita il /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ordina con questa promozione' })).toHaveCount(0)
})

test('the search of the header opens what is written and what is handed out', async ({ page }) => {
  const word = `Ricerca${randomUUID().slice(0, 8)}`
  const id = await publishContent(page.request, `${word} scritta`, [{ types: [2] }])
  const folder = await addFolder(page.request, `${word} cartella`, [{ types: [2] }])
  const file = await addFile(page.request, folder, { title: `${word} foglio`, words: word })
  await signIn(page, 'agent')
  for (const [name, address] of [
    [`${word} scritta`, new RegExp(`/it/news/${id}$`)],
    [`${word} foglio`, new RegExp(`/it/downloads\\?file=${file}$`)],
  ] as const) {
    await page.goto('/it')
    await expect(page.getByRole('button', { name: /^Cerca (cliente|ordine|una pagina)/ })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Cerca' })).toBeFocused()
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
})
