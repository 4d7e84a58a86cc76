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
  await page.getByRole('button', { name: 'Ordina con questa promozione' }).click()
  await page.getByRole('menuitem', { name: /elettrodomestici/i }).click()
  await expect(page.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(
    new RegExp(`^Promozione «${title}», valida fino al `),
  )
})
