import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { expectFitsAcross } from './support/fits.ts'

/** A category that no other journey looks at. */
const address = '/it/best-sellers?category=tables_chairs'

test('head office puts an article first with a reason and an end, and takes it back; each sees of the ranking what is his', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'sales')
  await page.goto(address)
  const cards = (of: typeof page) => of.getByRole('main').getByRole('listitem')
  await expect(cards(page).nth(3)).toBeVisible()
  // Pieces and revenue are head office’s.
  await expect(cards(page).first()).toContainText(/\d pezz[io]/)
  await expect(cards(page).first()).toContainText('€')
  const fourth = cards(page).nth(3)
  await expect(fourth.getByRole('heading')).toBeVisible()
  const name = await fourth.getByRole('heading').innerText()
  const code = (await fourth.getByRole('paragraph').first().innerText()).trim().split(/\s/)[0] ?? ''

  await page.getByRole('button', { name: 'Metti in evidenza' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Codici' }).fill(code)
  await dialog.getByRole('button', { name: 'Salva' }).click()
  // Not without a reason and an end.
  await expect(dialog).toContainText(/obbligatori/i)
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Fiera di primavera')
  await dialog.getByLabel('Fino al').fill('2099-12-31')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('In evidenza: salvato.')).toBeVisible()
  await expect(cards(page).first()).toContainText('Scelto dalla sede')
  await expect(cards(page).first()).toContainText(name)
  // It is put first and keeps its rank.
  await expect(cards(page).first()).toContainText(/^4/)

  for (const [who, width] of [
    ['agent', 820],
    ['customer', 390],
  ] as const) {
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.setViewportSize({ width, height: 900 })
    await signIn(other, who)
    await other.goto(address)
    await expect(cards(other).first()).toContainText('Scelto dalla sede')
    await expect(cards(other).first()).toContainText(name)
    await expect(cards(other).nth(1)).toContainText(/^1/)
    const main = other.getByRole('main')
    await expect(main).not.toContainText(/\d pezz[io]\b/)
    await expect(main).not.toContainText('€')
    await expect(main).not.toContainText('Fiera di primavera')
    // The network sees shares; shops see ranks.
    if (who === 'agent') await expect(cards(other).nth(1)).toContainText(/% dei pezzi/)
    else await expect(main).not.toContainText('%')
    await expect(other.getByRole('button', { name: 'Metti in evidenza' })).toHaveCount(0)
    await expectFitsAcross(other, `best sellers, ${width} pixels wide`)
    await context.close()
  }

  await page.getByRole('button', { name: 'Metti in evidenza' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Fiera di primavera')
  await dialog.getByRole('textbox', { name: 'Codici' }).fill('')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(cards(page).filter({ hasText: 'Scelto dalla sede' })).toHaveCount(0)
  await expect(cards(page).first()).toContainText(/^1/)
})
