import { readFile } from 'node:fs/promises'
import { expect, signIn, test } from './fixtures.ts'
import { addFile, addFolder } from './support/downloads.ts'

test('an agent sees what is newer than his own, takes several at once, and is told of a folder', async ({
  page,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it/downloads')
  await page
    .getByRole('navigation', { name: 'Cartelle' })
    .getByRole('link', { name: /^Cucine/ })
    .click()
  // Until the folder is open the list shows all of them, each with its heading.
  await expect(page.getByRole('region', { name: 'Elettrodomestici' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Cucine' })).toBeVisible()
  await expect(page.getByText('più recente della tua v1')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Seleziona Listino cucine' }).check()
  await page.getByRole('checkbox', { name: 'Seleziona Guida alle fasce e alle finiture' }).check()
  // What is ticked stays so in another folder.
  const folders = page.getByRole('navigation', { name: 'Cartelle' })
  await folders.getByRole('link', { name: /^Elettrodomestici/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Elettrodomestici' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Con i selezionati' }).getByRole('status')).toHaveText(
    '2 file',
  )
  await folders.getByRole('link', { name: /^Cucine/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Seleziona Listino cucine' })).toBeChecked()
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Scarica zip/ }).click(),
  ])
  expect(zip.suggestedFilename()).toBe('Listini e condizioni.zip')
  const bytes = await readFile(await zip.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  await expect(page.getByText('più recente della tua v1')).toHaveCount(0)
  await page.getByRole('button', { name: 'Guida alle fasce e alle finiture' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Versioni' })).toBeVisible()
})

test('a whole folder comes as one archive, its size said before it begins', async ({ page }) => {
  const name = 'Cartella intera'
  const folder = await addFolder(page.request, name, [{ types: [2] }])
  for (const title of ['Alfa', 'Beta']) await addFile(page.request, folder, { title, words: title })
  await signIn(page, 'agent')
  await page.goto(`/it/downloads?folder=${folder}`)
  await page.getByRole('button', { name: 'Tutta la cartella' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 file nell’ultima versione')
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Scarica zip, 0,\d kB$/ }).click(),
  ])
  expect(zip.suggestedFilename()).toBe(`${name}.zip`)
  const bytes = await readFile(await zip.path())
  for (const path of [`${name}/carta.pdf`, `${name}/carta (2).pdf`]) expect(bytes.includes(path)).toBe(true)
  await expect(page.getByText('hai l’ultima')).toHaveCount(2)
})

test('the press finds its kit, with captions, credits and two sizes, and nothing else', async ({ page }) => {
  await signIn(page, 'press')
  await page.goto('/it')
  const kit = page.getByRole('region', { name: 'Materiale per la stampa' })
  await kit.getByRole('link', { name: /Cartella stampa/ }).click()
  const folders = page.getByRole('navigation', { name: 'Cartelle' })
  await expect(folders.getByRole('link', { name: /^Fotografie/ })).toBeVisible()
  await expect(folders).not.toContainText('Listini')
  await page.getByRole('button', { name: /^Isola Alba/ }).click()
  await expect(page.getByText('Foto: Archivio fotografico della casa')).toBeVisible()
  const [web] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Per il web' }).click(),
  ])
  expect(web.suggestedFilename()).toMatch(/-web\.jpg$/)
  expect((await page.request.get('/it/downloads')).status()).toBe(200)
})
