import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { sessionOf } from './support/sign-in.ts'

/** The figure of a counter above the tabs. */
const counter = (page: Page, name: string) =>
  page.getByLabel('Contatori').locator('div', { hasText: name }).locator('dd')

test('a material is created, loaded, corrected, written off, archived and restored', async ({ page }) => {
  const code = `PROVA-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const name = `Campione ${code}`
  await signIn(page, 'sales')
  await page.goto('/it/materials')
  await page.getByRole('link', { name: 'Nuovo materiale' }).click()
  const form = page.getByRole('form', { name: 'Materiale' })
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
  await field('Nome').fill(name)
  await field('Codice').fill(code.toLowerCase())
  await field('EAN').fill('8001234567890')
  await form.getByRole('button', { name: 'Crea il materiale' }).click()
  await expect(field('EAN')).toHaveAccessibleDescription(/cifra di controllo non torna/)
  await field('EAN').fill('')
  await form.getByRole('button', { name: 'Aggiungi una caratteristica' }).click()
  await field('Caratteristica').fill('Finitura')
  await field('Valore').fill('Rovere')
  await form.getByRole('button', { name: 'Crea il materiale' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(field('Codice')).toHaveValue(code)
  await expect(field('Valore')).toHaveValue('Rovere')

  const picture = { name: 'prova.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByRole('img', { name: `${name}, immagine 1` })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('button', { name: 'Mostra l’immagine 2' }).click()
  await page.getByRole('button', { name: 'Rendi principale' }).click()
  await expect(page.getByText('Principale', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Magazzino', exact: true }).click()
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Registra carico', exact: true }).click()
  await panel.getByRole('textbox', { name: 'Pezzi' }).fill('12')
  await panel.getByRole('textbox', { name: 'Fornitore' }).fill('Tipografia')
  await panel.getByRole('button', { name: 'Registra carico', exact: true }).click()
  await expect(counter(page, 'Disponibili')).toHaveText('12')
  // The next panel is another one.
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: /^Correggi il carico di 12/ }).click()
  await panel.getByRole('textbox', { name: 'Pezzi' }).fill('10')
  await panel.getByRole('button', { name: 'Correggi', exact: true }).click()
  await expect(counter(page, 'Disponibili')).toHaveText('10')
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Scarico da magazzino', exact: true }).click()
  await panel.getByRole('textbox', { name: 'Pezzi' }).fill('11')
  await panel.getByRole('textbox', { name: 'Motivo' }).fill('Bagnati')
  await panel.getByRole('button', { name: 'Scarico da magazzino', exact: true }).click()
  await expect(panel.getByRole('textbox', { name: 'Pezzi' })).toHaveAccessibleDescription(
    new RegExp(`Il magazzino non basta: ${code} 10/11`),
  )
  await panel.getByRole('textbox', { name: 'Pezzi' }).fill('3')
  await panel.getByRole('button', { name: 'Scarico da magazzino', exact: true }).click()
  await expect(counter(page, 'Disponibili')).toHaveText('7')
  await expect(counter(page, 'Realizzati')).toHaveText('10')
  await expect(counter(page, 'Scaricati')).toHaveText('3')
  const movements = page.getByRole('table', { name: 'Movimenti' })
  const column = async (label: string) => {
    await expect(movements.getByRole('columnheader', { name: label, exact: true })).toBeVisible()
    const heads = await movements.getByRole('columnheader').allTextContents()
    return movements.locator(`tbody tr td:nth-child(${heads.indexOf(label) + 1})`)
  }
  await expect(await column('Movimento')).toHaveText(['Scarico', 'Carico corretto', 'Carico'])
  await expect(await column('Giacenza')).toHaveText(['−3', '−2', '+12'])
  await expect(await column('Saldo')).toHaveText(['7', '10', '12'])

  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('menuitem', { name: 'Archivia' }).click()
  await panel.getByRole('button', { name: 'Archivia', exact: true }).click()
  await expect(page.getByText('Archiviato', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Registra carico', exact: true })).toBeDisabled()

  await page.goto(`/it/materials?status=archived&q=${code}`)
  await page.getByRole('checkbox', { name: `Seleziona ${code}` }).click()
  await page
    .getByRole('region', { name: 'Con i selezionati' })
    .getByRole('button', { name: 'Ripristina 1' })
    .click()
  await panel.getByRole('button', { name: 'Ripristina 1' }).click()
  await expect(page.getByText('1 materiale ripristinato')).toBeVisible()
  await page.goto(`/it/materials?q=${code}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Archiviato', { exact: true })).toBeHidden()
  await expect(counter(page, 'Disponibili')).toHaveText('7')
})

test('the second of two changes of a material is refused, keeps its text, and can load the other', async ({
  page,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const { token } = await sessionOf(page.request, 'sales')
  const made = await page.request.post('/api/v1.0/materiali/product', {
    headers: { token },
    data: { product_code: `DUE-${mark}`, name: `Scelto da due ${mark}` },
  })
  const { args } = (await made.json()) as { args: { response: { id: number } } }
  await signIn(page, 'sales')
  await page.goto(`/it/materials/${args.response.id}`)
  const notes = page.getByRole('textbox', { name: 'Descrizione' })
  await expect(notes).toBeVisible()
  await notes.fill(`Prima ${mark}`)

  const office = await browser.newContext()
  const desk = await office.newPage()
  await signIn(desk, 'admin')
  await desk.goto(page.url())
  await desk.getByRole('textbox', { name: 'Descrizione' }).fill(`Altra ${mark}`)
  await desk.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(desk.getByText('Modifiche salvate')).toBeVisible()
  await office.close()

  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Qualcun altro ha salvato questo materiale nel frattempo.')).toBeVisible()
  await expect(notes).toHaveValue(`Prima ${mark}`)
  await page.getByRole('button', { name: /^Lascia le mie modifiche/ }).click()
  await expect(notes).toHaveValue(`Altra ${mark}`)
})

test('an agent reads a material and requests it, without the fields of head office', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/materials?available=1')
  await page.getByRole('table', { name: 'Materiali' }).locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Articolo' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByLabel('Contatori')).not.toContainText('Realizzati')
  await expect(page.getByRole('link', { name: 'Magazzino', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Richiedi', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Richiesta' })
  await panel.getByRole('button', { name: 'Invia 1 riga' }).click()
  await expect(page.getByText('Richiesta inviata: 1 riga')).toBeVisible()
})

test('a family is named in two languages, takes a material, and is not removed while it holds one', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  await signIn(page, 'sales')
  await page.goto('/it/materials/new')
  const form = page.getByRole('form', { name: 'Materiale' })
  await form.getByRole('button', { name: 'Famiglie' }).click()
  const panel = page.getByRole('dialog', { name: 'Famiglie' })
  await panel.getByRole('button', { name: 'Nuova famiglia' }).click()
  await panel.getByRole('textbox', { name: 'Nome\u00a0· Italiano' }).fill(`Famiglia ${mark}`)
  await panel.getByRole('textbox', { name: 'Nome\u00a0· Français' }).fill(`Famille ${mark}`)
  await panel.getByRole('button', { name: 'Salva' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: `Famiglia ${mark}` })).toContainText(
    '0 materiali',
  )
  await panel.getByRole('button', { name: 'Chiudi' }).click()
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill(`Cartella ${mark}`)
  await form.getByRole('textbox', { name: 'Codice', exact: true }).fill(`F-${mark}`)
  await form.getByRole('combobox', { name: 'Famiglia' }).click()
  await page.getByRole('option', { name: `Famiglia ${mark}` }).click()
  await form.getByRole('button', { name: 'Crea il materiale' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Cartella ${mark}` })).toBeVisible()
  await form.getByRole('button', { name: 'Famiglie' }).click()
  await panel.getByRole('button', { name: `Elimina Famiglia ${mark}` }).click()
  await page.getByRole('button', { name: 'Elimina la famiglia' }).click()
  await expect(page.getByText(`«Famiglia ${mark}» contiene ancora materiali o famiglie.`)).toBeVisible()
  await page.goto(page.url().replace('/it/', '/fr/'))
  await expect(page.getByRole('combobox', { name: 'Famille' })).toHaveValue(`Famille ${mark}`)
})
