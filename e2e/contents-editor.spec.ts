import { expect, signIn, test } from './fixtures.ts'

/* Those who write, at their desk: what the portal tells them while they do. */

const title = 'Titolo · Italiano'
const body = 'Testo · Italiano'

test('a model whose class could not stand with it is said while it is written, and does not come out', async ({
  page,
}) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  await page.getByRole('textbox', { name: title }).fill('Il forno di casa')
  const text = page.getByRole('textbox', { name: body })
  await text.click()
  await page.keyboard.type('Prima le ante. Poi il forno pirolitico 60 inox.')
  const notice = page.getByRole('status').filter({ hasText: 'Manca la classe energetica' })
  await expect(notice).toContainText('«Poi il forno pirolitico 60 inox.»')
  await expect(notice.getByRole('img', { name: /^Classe energetica/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Italiano manca la classe/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText(/Forno pirolitico 60, inox sta senza la sua classe energetica/)).toBeVisible()
  // With its code behind the name it stands in the preview with its arrow, and comes out.
  await notice.getByRole('button', { name: 'Inserisci FRN-60X' }).click()
  await expect(text).toHaveText('Prima le ante. Poi il forno pirolitico 60 inox FRN-60X.')
  await expect(notice).toHaveCount(0)
  const preview = page.getByRole('region', { name: 'Come si vede' })
  await expect(preview.getByRole('img', { name: /^Classe energetica/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText('Pubblicato.')).toBeVisible()
})

test('the preview looks with the eyes of any reader and says why one would not see it', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/it/contents/new?kind=news')
  await page.getByRole('textbox', { name: title }).fill('Fiera di primavera')
  await page.getByRole('textbox', { name: body }).click()
  await page.keyboard.type('Ci vediamo allo stand.')
  await page.getByRole('checkbox', { name: 'Agenti', exact: true }).check()
  const preview = page.getByRole('region', { name: 'Come si vede' })
  const look = async (as: string) => {
    await preview
      .getByRole('button', { name: /^Con gli occhi di/ })
      .first()
      .click()
    await page.getByRole('option', { name: as }).click()
  }
  await look('Un agente')
  await expect(preview.getByRole('heading', { name: 'Fiera di primavera' })).toBeVisible()
  await look('La stampa')
  await expect(preview.getByText('Non lo vede: non è tra i destinatari.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Fiera di primavera' })).toHaveCount(0)
  // A person is searched by name and reads in his own language, else in Italian.
  await preview
    .getByRole('button', { name: /^Con gli occhi di/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Cerca' }).fill('marco')
  const person = page.getByRole('option').filter({ hasText: 'Marco' }).first()
  await expect(person).toBeVisible()
  await person.click()
  await expect(preview.getByText(/^Con gli occhi di.*Marco/)).toBeVisible()
})
