import { gzipSync } from 'node:zlib'
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { checkedImport, clientsFile } from './support/erp-files.ts'
import { countTaps } from './support/taps.ts'

/** Codes of clients that no turn of a repeated test has written before. */
const ownCodes = (first: string, second: string): [string, string] => {
  const turn = String.fromCharCode('E'.charCodeAt(0) + test.info().repeatEachIndex)
  return [`E2${turn}${first}`, `E2${turn}${second}`]
}

/** Drops a file on the place for it, as a mouse does that comes from the desktop. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const path = test.info().outputPath(name)
  await writeFile(path, bytes)
  const place = page.getByText('Trascina qui il file, o scegline uno')
  // Once it stands still, which a mouse waits for; the field itself lies over the words.
  await page.getByLabel('Trascina qui il file, o scegline uno').hover()
  const { x = 0, y = 0 } = (await place.boundingBox()) ?? {}
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data })
  // The name of the file stands there instead.
  await expect(place).toHaveCount(0)
}

test('an administrator drops a file, sees what is wrong with which rows, and applies the rest', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'admin')
  await page.goto('/it/imports')
  const tryIt = page.getByRole('button', { name: 'Prova il file' })
  await expect(tryIt).toBeDisabled()
  const codes = ownCodes('001', '002')
  await drop(page, 'clienti-erp.csv', Buffer.from(clientsFile(codes)))
  await expect(page.getByRole('region', { name: 'Nuovo file' })).toContainText('clienti-erp.csv')
  await expect(page.getByRole('combobox', { name: 'Che cosa contiene' })).toHaveValue('Clienti')
  await tryIt.click()

  await expect(page).toHaveURL(/\/it\/imports\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Importazione: Clienti' })).toBeVisible()
  const rejected = page.getByRole('table', { name: 'Righe scartate' })
  await expect(rejected).toBeVisible()
  const recognised = page.getByRole('region', { name: 'Come è stato letto' })
  await expect(recognised).toContainText('UTF-8')
  await expect(recognised).toContainText('punto e virgola')
  await expect(page.getByText('Una colonna del file non viene letta: colour.')).toBeVisible()

  const row = (...cells: string[]) => page.getByRole('row', { name: cells.join(' ') })
  await expect(row('3', '12', 'Codice', '12', 'servono esattamente 6 lettere o cifre')).toBeVisible()
  await expect(row('5', 'E2E901', 'Codice agenzia', '9999', 'agenzia sconosciuta')).toBeVisible()
  await expect(row('6', 'E2E902', 'E-mail', 'kein-postfach', 'non è un indirizzo e-mail')).toBeVisible()
  await expect(row('7', 'E2E903', 'Ragione sociale', 'vuoto', 'obbligatorio')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica gli errori' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const saved = await readFile(await file.path(), 'utf8')
  expect(saved).toContain('kein-postfach')
  expect(saved.trim().split('\n')).toHaveLength(5)

  await page.getByRole('button', { name: 'Applica 2 righe' }).click()
  const question = page.getByRole('dialog', { name: 'Applicare clienti-erp.csv?' })
  await expect(question).toContainText(
    'Le 4 righe scartate restano fuori. Le 2 righe valide vengono scritte insieme.',
  )
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await question.getByRole('button', { name: 'Applica 2 righe' }).click()
  await expect(page.getByText('Applicata', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Applica/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Importazioni' }).first().click()
  const history = page.getByRole('row').filter({ hasText: 'clienti-erp.csv' }).first()
  await expect(history).toContainText('Applicata')
  await expect(history).toContainText('Elisa Marangon')
  // Found again among all that was brought in: by the file, by the person, by the day.
  await page.getByRole('searchbox', { name: 'Cerca file, persona' }).fill('marangon')
  await expect(page).toHaveURL(/q=marangon/)
  await expect(history).toBeVisible()
  await page.getByLabel('Al', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nessuna importazione', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Mostra tutto' }).click()
  await expect(history).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Cerca' })).toBeFocused()
  await page.keyboard.type(codes[0])
  // Of the first letters alone there are clients of the same name: the other journey's.
  await expect(
    page.getByRole('option', { name: /Küchen & Söhne/ }).filter({ hasText: codes[0] }),
  ).toBeVisible()
})

test('correcting an import takes four taps: the corrected file is loaded in place of the wrong one', async ({
  page,
  context,
}) => {
  const taps = await countTaps(context)
  await signIn(page, 'admin')
  await page.goto('/it/imports')
  const codes = ownCodes('011', '012')
  await drop(page, 'clienti.csv', Buffer.from(clientsFile(codes)))
  await page.getByRole('button', { name: 'Prova il file' }).click()
  await expect(page.getByRole('table', { name: 'Righe scartate' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Scartate/ })).toBeVisible()
  await page.getByRole('link', { name: /^Nuove/ }).click()
  await expect(page.getByRole('table', { name: 'Nuove' })).toContainText('Küchen & Söhne GmbH')

  const wrong = page.url()
  taps.begin()
  // Load another one, apply, confirm; the fourth is the file, chosen outside of the page.
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Carica il file corretto' }).click()
  const lines = clientsFile(codes).split('\r\n')
  const good = [lines[0], lines[1], lines[3]].join('\r\n')
  await (await choosing).setFiles({ name: 'clienti.csv', mimeType: 'text/csv', buffer: Buffer.from(good) })
  await expect(page).not.toHaveURL(wrong)
  // The address changes before the page: the wrong one has the same button, and rejected rows.
  await expect(page.getByRole('link', { name: /^Scartate/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Applica 2 righe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Applica 2 righe' }).click()
  await expect(page.getByText('Applicata', { exact: true })).toBeVisible()
  await taps.expect(3, 'correct an import')
  await page.goto(wrong)
  await expect(page.getByText('Annullata', { exact: true })).toBeVisible()
})

test('a broken gzip is refused with a clear sentence, and nothing is written', async ({ page }) => {
  const whole = gzipSync(clientsFile(['E2E003', 'E2E004']))
  await signIn(page, 'admin')
  await page.goto('/it/imports')
  await drop(page, 'clienti.csv.gz', whole.subarray(0, whole.length / 2))
  await page.getByRole('button', { name: 'Prova il file' }).click()
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'Il file gzip finisce a metà: è stato tagliato.' })
  await expect(refusal).toBeVisible()
  await expect(refusal).toContainText('Nulla è stato scritto.')
  await expect(page.getByText('Rifiutata', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Applica/ })).toHaveCount(0)
})

test('a file that is no table is refused, also when chosen by the keyboard', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/imports')
  await page.getByLabel('Trascina qui il file, o scegline uno').setInputFiles({
    name: 'clienti.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('non;una;testata\n1;2;3\n'),
  })
  await page.getByRole('button', { name: 'Prova il file' }).click()
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'La prima riga deve portare i nomi delle colonne' })
  await expect(refusal).toBeVisible()
})

test('a dry run is dropped after a question, and nothing of it is stored', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/imports')
  await drop(page, 'clienti-prova.csv', Buffer.from(clientsFile(['E2E005', 'E2E006'])))
  await page.getByRole('button', { name: 'Prova il file' }).click()
  await page.getByRole('button', { name: 'Annulla importazione' }).click()
  const question = page.getByRole('dialog', { name: 'Annullare l’importazione di clienti-prova.csv?' })
  await question.getByRole('button', { name: 'Annulla importazione' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Importazione annullata' })).toBeVisible()
  await expect(page.getByText('Annullata', { exact: true })).toBeVisible()
})

test('sales staff without the permission see the history and each import, and have no form and no decision', async ({
  page,
}) => {
  const id = await checkedImport(page.request)
  await signIn(page, 'sales')
  await page.goto('/it/imports')
  const one = page
    .getByRole('row')
    .filter({ hasText: 'clienti.csv' })
    .filter({ hasText: 'da applicare' })
    .first()
  await expect(one).toBeVisible()
  await expect(page.getByText('Nuovo file')).toHaveCount(0)
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await page.goto(`/it/imports/${id}`)
  await expect(page.getByRole('table', { name: 'Righe scartate' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Applica|Annulla importazione)/ })).toHaveCount(0)
})
