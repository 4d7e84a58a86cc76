import { expect, signIn, test } from './fixtures.ts'

test('a document of an appliance is taken off only after asking, which names it', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/it/appliances')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cantina/ })
    .first()
    .click()
  const documents = page.getByRole('region', { name: /Documenti/ })
  await documents.getByRole('combobox', { name: 'Che cos’è' }).click()
  await page.getByRole('option', { name: 'Manuale' }).click()
  await documents.getByRole('combobox', { name: 'Lingua' }).click()
  await page.getByRole('option', { name: 'Español' }).click()
  await documents.locator('input[type=file]').setInputFiles({
    name: 'manual.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nmanual\n%%EOF\n'),
  })
  const manual = documents.getByRole('listitem').filter({ hasText: 'Manuale · Español' })
  await expect(manual).toBeVisible()

  await manual.getByRole('button', { name: 'Togli' }).click()
  const question = page.getByRole('dialog', { name: 'Togliere «Manuale · Español»?' })
  await expect(question.getByText('L’operazione non si può annullare.')).toBeVisible()
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(question).toHaveCount(0)
  await expect(manual).toBeVisible()

  await manual.getByRole('button', { name: 'Togli' }).click()
  await question.getByRole('button', { name: 'Togli' }).click()
  await expect(page.getByText('Documento tolto.')).toBeVisible()
  await expect(manual).toHaveCount(0)
})
