import { expect, signIn } from './fixtures.ts'
import { kept } from './support/kept.ts'
import { demoPassword, enter, openSession } from './support/sign-in.ts'
import { saveSheet, sheetOf, wholeSheet } from './support/sheets.ts'
import { test, workerReady } from './support/worker.ts'

test('a sheet seen before is written on without a network, stands among the drafts, and is saved once it is back', async ({
  page,
  context,
}) => {
  test.slow()
  page.on('dialog', (dialog) => void dialog.accept())
  const name = 'Mobili Senza Rete S.r.l.'
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet(name))
  await signIn(page, 'agent2')
  await page.goto('/it/sheets')
  await expect(page.getByRole('heading', { level: 1, name: 'Schede cliente' })).toBeVisible()
  await page.goto(`/it/sheets/${id}`)
  const mobile = page.getByRole('textbox', { name: 'Cellulare', exact: true })
  await expect(mobile).toBeVisible()
  await page.waitForLoadState('networkidle')
  // What is on the screen is on the device a moment later.
  const form = `["agencyClientForm",{"params":{"id":${id}}}`
  await expect.poll(async () => (await kept(page)).answers.some((one) => one.includes(form))).toBe(true)
  await workerReady(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await mobile.fill('333 5556667')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('In attesa della rete: parte da solo appena torna')).toBeVisible()
  await page.goto('/it/sheets')
  const waiting = page.getByRole('listitem').filter({ hasText: 'in attesa della rete' })
  await expect(waiting.getByRole('link', { name })).toBeVisible()

  // Whatever is open then.
  await page.getByRole('link', { name: 'Cruscotto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(`${name}: salvata`)).toBeVisible()
  expect((await sheetOf(page.request, id)).values['mobile']).toBe('+393335556667')
  await page.goto('/it/sheets')
  await expect(page.getByRole('heading', { level: 1, name: 'Schede cliente' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a waiting sheet that is refused shows the reason and stays a draft', async ({ page, context }) => {
  test.slow()
  const name = 'Mobili Fuori Tempo S.r.l.'
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet(name))
  await signIn(page, 'agent2')
  await page.goto(`/it/sheets/${id}`)
  const mobile = page.getByRole('textbox', { name: 'Cellulare', exact: true })
  await expect(mobile).toBeVisible()
  await workerReady(page)
  await context.setOffline(true)
  await mobile.fill('333 5556668')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('In attesa della rete: parte da solo appena torna')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/it/sheets')
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await expect(line).toContainText('in attesa della rete')
  // Meanwhile somebody else changes the same sheet.
  await saveSheet(page.request, 'agent2', id, { mobile: '333 1112223' })
  await context.setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: `${name} non è stata salvata` })).toBeVisible()
  await expect(line).toContainText('non accettata: da correggere')
  expect((await sheetOf(page.request, id)).values['mobile']).toBe('+393331112223')
})

test('a sheet that waits while the session ends is saved once the same person signs in', async ({
  page,
  context,
}) => {
  test.slow()
  const name = 'Mobili Notte Lunga S.r.l.'
  const { id } = await saveSheet(page.request, 'agent2', 0, wholeSheet(name))
  const session = await openSession(page.request, 'agent2@mandato.example')
  await enter(page, session)
  await page.goto('/it/sheets')
  await expect(page.getByRole('heading', { level: 1, name: 'Schede cliente' })).toBeVisible()
  await page.goto(`/it/sheets/${id}`)
  const mobile = page.getByRole('textbox', { name: 'Cellulare', exact: true })
  await expect(mobile).toBeVisible()
  await workerReady(page)
  await context.setOffline(true)
  await mobile.fill('333 5556669')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('In attesa della rete: parte da solo appena torna')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/it/sheets')
  await expect(page.getByRole('listitem').filter({ hasText: 'in attesa della rete' })).toBeVisible()
  await page.request.post('/api/v1.0/auth/logout', { headers: { token: session.token } })
  await context.setOffline(false)
  await expect(page.getByText('Sessione scaduta. Dopo l’accesso torni dov’eri.')).toBeVisible()
  await page.getByLabel('E-mail').fill('agent2@mandato.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page.getByText(`${name}: salvata`)).toBeVisible()
  expect((await sheetOf(page.request, id)).values['mobile']).toBe('+393335556669')
})
