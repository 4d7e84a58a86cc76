import { expect, test } from '@playwright/test'
import { enter, sessionOf, signIn } from './support/sign-in.ts'

/* An administrator finds what was done, takes a setting back, and erases a person who asked for it. */
const api = '/api/v1.0/admin'

test('a setting that was changed stands in the trail, in words, and is brought back', async ({
  page,
  request,
}) => {
  const session = await sessionOf(request, 'admin')
  const headers = { token: session.token }
  for (const products_per_page of [36, 60]) {
    const chosen = await request.put(`${api}/settings`, {
      headers,
      data: { materials: { products_per_page } },
    })
    expect(chosen.ok()).toBe(true)
  }
  await enter(page, session)
  await page.goto('/it/settings')
  await page.getByRole('searchbox', { name: 'Cerca un’impostazione' }).fill('catalogo')
  await page
    .getByRole('option', { name: /^Materiali/ })
    .first()
    .click()
  const changes = page.getByRole('region', { name: 'Modifiche' })
  const newest = changes.getByRole('listitem').first()
  await expect(newest).toContainText('36')
  await expect(newest).toContainText('60')
  await newest.getByRole('button', { name: /^Ripristina i valori/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ripristina' }).click()
  await expect(page.getByText('Valori ripristinati')).toBeVisible()
  await expect(changes.getByText('Impostazioni ripristinate').first()).toBeVisible()

  await page.goto('/it/audit?entity=settings&entity_id=materials')
  const trail = page.getByRole('list', { name: 'Attività' })
  await expect(trail.getByText('Impostazioni ripristinate').first()).toBeVisible()
})

test('a person is erased after what goes and what stays was read', async ({ page, request }) => {
  const { token } = await sessionOf(request, 'admin')
  const email = `da-cancellare-${crypto.randomUUID()}@shops.example`
  const person = { email, name: 'Dina Cancellieri', user_type: 4, language: 'it', areas: [], permissions: [] }
  const invited = await request.post(`${api}/user`, { headers: { token }, data: person })
  const { id } = (await invited.json()) as { id: number }
  await signIn(page, 'admin')
  await page.goto(`/it/users/${id}`)
  await expect(page.getByRole('region', { name: 'Cronologia' })).toContainText('Persona invitata')
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('menuitem', { name: 'Cancella i dati…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancellare i dati di Dina Cancellieri?' })
  await expect(dialog).toContainText('Viene cancellato')
  await dialog.getByRole('button', { name: 'Cancella per sempre' }).click()
  await expect(dialog).toContainText('Scrivi il motivo')
  await dialog.getByLabel('Motivo').fill('Lo chiede la persona')
  await dialog.getByRole('button', { name: 'Cancella per sempre' }).click()
  await expect(page.getByText('Dati cancellati')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Cronologia' })).toContainText('Dati personali cancellati')
})
