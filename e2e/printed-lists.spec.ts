import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'

const run = promisify(execFile)
/** The pages of a paper as text. */
const pagesOf = async (path: string) =>
  (await run('pdftotext', ['-layout', path, '-'])).stdout.split('\f').filter((text) => text.trim() !== '')

const codesOf = async (page: Page, url: string) => {
  const rows = await ask<{ product_code: string }[]>(page.request, `/api/v1.0/materiali/products/${url}`)
  return rows.map(({ product_code }) => product_code)
}

test('the key that prints makes every row of a list, with the head on each page', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/it/materials?sort=-product_code&page=2')
  await expect(page.getByRole('navigation', { name: 'Pagine' })).toContainText('pagina 2 di')
  const saving = page.waitForEvent('download')
  await page.keyboard.press('Control+p')
  const paper = await saving
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
  const pages = await pagesOf(await paper.path())
  expect(pages.length).toBeGreaterThan(1)
  for (const text of pages) expect(text).toMatch(/Codice[\s\S]*Materiale/)
  const whole = pages.join('\n')
  const codes = [1, 2, 3].flatMap((n) => [codesOf(page, `${n}?sort=product_code&per_page=100`)])
  for (const code of (await Promise.all(codes)).flat()) expect(whole).toContain(code)
})

test('printed from the menu of the browser, one page of a list says that it is one', async ({ page }) => {
  await signIn(page, 'sales')
  const said = page.getByText('Questa è una sola pagina dell’elenco.')
  await page.goto('/it/materials')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expect(said).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(said).toBeVisible()
  // Where all rows are in sight the key is the browser's.
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/it/materials?q=ombrello')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => {
      if (event.key === 'p') document.title = event.defaultPrevented ? 'taken' : 'left'
    })
  })
  await page.keyboard.press('Control+p')
  await expect(page).toHaveTitle('left')
  await page.emulateMedia({ media: 'print' })
  await expect(said).toBeHidden()
})
