import { expect, type Locator, type Page } from '@playwright/test'
import { demoPassword, type Who } from './sign-in.ts'

/** "1.234,56 €" in cents; −, the sign of our screens, is no hyphen. */
export function centsOf(text: string): number {
  const [, sign = '', euros = '', cents = '00'] = /(−?)([\d.]+)(?:,(\d\d))?/.exec(text) ?? []
  const value = Number(euros.replaceAll('.', '')) * 100 + Number(cents)
  return sign ? -value : value
}

/** Through the login form and the menu, as people come. */
export async function comeToRevenue(page: Page, who: Who): Promise<void> {
  const title = who === 'customer' ? 'I tuoi acquisti' : 'Fatturato e budget'
  await page.goto('/it/login')
  await page.getByLabel('E-mail').fill(`${who}@mandato.example`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entra' }).click()
  await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The figure of this year in the strip. */
export const currentFigure = (page: Page): Locator =>
  page
    .getByLabel(/(Fatturato|acquisti) in sintesi/)
    .getByRole('button')
    .nth(2)

/** A figure of a table: the row that begins with these words, the column with this head. */
export async function figureIn(table: Locator, row: string, column: string): Promise<Locator> {
  await expect(table.getByRole('row').filter({ hasText: row })).toBeVisible()
  const heads = await table.getByRole('columnheader').allInnerTexts()
  const at = heads.findIndex((head) => head.trim() === column)
  expect(at, `a column ${column} among ${heads.join(', ')}`).toBeGreaterThan(-1)
  return table.getByRole('row').filter({ hasText: row }).locator('td, th').nth(at).getByRole('button')
}

/**
 * From a figure to its explanation and on to its lines, each of which must say the same.
 * @returns the panel of lines
 */
export async function goToLines(page: Page, figure: Locator): Promise<Locator> {
  const shown = centsOf(await figure.innerText())
  await figure.click()
  const frame = page.getByRole('dialog')
  const inFull = centsOf(await frame.getByText(/^[−\d.]+,\d\d\s€$/).innerText())
  expect(Math.round(inFull / 100)).toBe(Math.round(shown / 100))
  const sum = frame.getByText('Imponibile per data fattura').locator('xpath=following-sibling::dd')
  expect(centsOf(await sum.innerText())).toBe(inFull)
  await frame.getByRole('button', { name: /^Vai all/ }).click()
  const panel = page.getByRole('dialog', { name: 'Righe di fattura' })
  await expect(panel.getByText(/^Totale /)).toBeVisible()
  expect(centsOf(await panel.getByText(/^Totale /).innerText())).toBe(inFull)
  return panel
}

/** Leafs through all pages of the panel and adds up their lines, in cents. */
export async function sumOfLines(panel: Locator): Promise<number> {
  const range = panel.getByText(/^[\d.]+–[\d.]+ di [\d.]+$/)
  const next = panel.getByRole('button', { name: 'Pagina successiva' })
  let sum = 0
  for (let seen = 0; ; ) {
    await expect(range).toHaveText(new RegExp(`^${seen + 1}–`))
    // Until the lines of this page are here, those of the page before stand in the table.
    await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
    const amounts = await panel.locator('tbody tr td:last-child').allInnerTexts()
    sum += amounts.reduce((total, amount) => total + centsOf(amount), 0)
    seen += amounts.length
    const [, all = ''] = / di ([\d.]+)$/.exec(await range.innerText()) ?? []
    if (seen >= Number(all.replaceAll('.', ''))) return sum
    await next.click()
  }
}
