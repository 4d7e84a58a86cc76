import { expect, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { kept } from './support/kept.ts'
import { agentWithPassword } from './support/people.ts'
import { demoPassword, enter, openSession } from './support/sign-in.ts'
import { acting } from './support/signature.ts'

/* Several people, several windows, one thing. */

test('of two people in two windows of one browser neither sees what is kept for the other', async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  await signIn(second, 'customer')
  await signIn(page, 'admin')
  await page.goto('/it')
  await expect(page.getByRole('table', { name: 'Fatturato per categoria' })).toBeVisible()
  await expect(async () => expect((await kept(page)).answers.join()).toContain('"dashboard"')).toPass()
  await second.route('**/api/**', (route) => route.abort())
  await second.goto('/it')
  await expect(second.getByRole('alert').filter({ hasText: 'Nessuna connessione' }).first()).toBeVisible()
  await expect(second.getByRole('button', { name: /Marco Zanetti/ })).toBeVisible()
  await expect(second.getByRole('table')).toHaveCount(0)
})

test('a session that expires over unsaved changes leads to the login without a question, and nothing typed is lost', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  const session = await openSession(page.request, 'agent2@mandato.example')
  await enter(page, session)
  await page.goto('/it/sheets/0')
  const name = page.getByRole('textbox', { name: 'Ragione sociale' })
  await name.fill('Cucine a Metà S.r.l.')
  await page.request.post('/api/v1.0/auth/logout', { headers: { token: session.token } })
  // A read behind the form may meet it first.
  const save = page.getByRole('button', { name: 'Salva', exact: true })
  const expired = page.getByText('Sessione scaduta. Dopo l’accesso torni dov’eri.')
  await expect(async () => {
    if (!(await expired.isVisible())) await save.click({ timeout: 2000 })
    await expect(expired).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByLabel('E-mail').fill('agent2@mandato.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(name).toHaveValue('Cucine a Metà S.r.l.')
  expect(asked).toEqual([])
})

test('a session that a read behind the form finds ended, within the second of typing, loses no letter', async ({
  page,
}) => {
  const session = await openSession(page.request, 'agent2@mandato.example')
  await enter(page, session)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  // What is read for the way; the form of a new sheet has no address of its own yet.
  await page.route(/agencies\/get-clients/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/agencies\/get-clients/)
  await page.goto('/it/sheets/0')
  const name = page.getByRole('textbox', { name: 'Ragione sociale' })
  await expect(name).toBeVisible()
  await asked
  await page.request.post('/api/v1.0/auth/logout', { headers: { token: session.token } })
  await name.fill('Cucine a Filo S.r.l.')
  release()
  await expect(page.getByText('Sessione scaduta. Dopo l’accesso torni dov’eri.')).toBeVisible()
  await page.getByLabel('E-mail').fill('agent2@mandato.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(name).toHaveValue('Cucine a Filo S.r.l.')
})

test('the last typed letters are kept when leaving at the same moment', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await signIn(page, 'agent2')
  // The page one goes to is there already, so that it comes at once.
  await page.goto('/it/sheets')
  await page.getByRole('link', { name: 'Nuova scheda cliente' }).click()
  const name = page.getByRole('textbox', { name: 'Ragione sociale' })
  await expect(name).toBeVisible()
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="business_name"]')
    const back = document.querySelector<HTMLAnchorElement>('main a[href="/it/sheets"]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Cucine In Fretta')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    back?.click()
  })
  await expect(name).toHaveCount(0)
  await page.getByRole('link', { name: 'Cucine In Fretta' }).click()
  await expect(name).toHaveValue('Cucine In Fretta')
})

test('text typed about an agency is kept when another person saves it meanwhile', async ({ page }) => {
  const agency = 8
  const session = await openSession(page.request, await agentWithPassword(page.request, agency))
  await page.clock.install()
  await enter(page, session)
  await page.goto('/it/my-agency')
  await page.getByRole('button', { name: 'Modifica' }).click()
  const phone = page.getByRole('textbox', { name: 'Telefono della sede' })
  await phone.fill('+39 0422 700 700')

  const now = await ask<{ version: number; phone: string; email: string }>(
    page.request,
    `/api/v1.0/agencies/detail/${agency}`,
  )
  const { version, email } = now
  const theirs = { version, email, phone: '+39 0422 800 800', contacts: [] }
  expect((await acting(page.request, 'admin', 'PUT', `admin/agency/${agency}`, theirs)).status()).toBe(200)
  await page.clock.fastForward('01:00')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('link', { name: /800 ?800/ })).toBeVisible()
  await expect(phone).toHaveValue('+39 0422 700 700')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(phone).toHaveValue('+39 0422 700 700')
})

test('a fault the server finds in the contacts of an agency is shown at its field', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/my-agency')
  await page.getByRole('button', { name: 'Modifica' }).click()
  const office = page.getByRole('textbox', { name: 'E-mail della sede' })
  await office.fill('nessuna chiocciola')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(office).toHaveAttribute('aria-invalid', 'true')
  await expect(office).toBeFocused()
  await office.fill('sede@ferri.example')
  await expect(office).not.toHaveAttribute('aria-invalid', 'true')
  const contact = page.getByRole('group', { name: 'Contatto 1' }).getByRole('textbox', { name: 'E-mail' })
  await contact.fill('nemmeno qui')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(contact).toHaveAttribute('aria-invalid', 'true')
  await expect(contact).toBeFocused()
})

test('a link opened in a new tab is signed in there too, and leaving in one tab leaves in both', async ({
  page,
  context,
}) => {
  const email = await agentWithPassword(page.request, 9)
  await enter(page, await openSession(page.request, email))
  await page.goto('/it/my-agency')
  await expect(page.getByRole('heading', { level: 1, name: 'La mia agenzia' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menu principale' })
  const link = await menu.getByRole('link', { name: 'Clienti', exact: true }).getAttribute('href')
  // By its address: of a tab that the browser opens itself Playwright now and then never sees the end of the loading.
  const second = await context.newPage()
  await second.goto(link ?? '')
  await expect(second.getByRole('heading', { level: 1, name: /Clienti/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'La mia agenzia' })).toBeVisible()
  expect((await kept(second)).local).not.toHaveProperty('token')

  await page.close()
  const third = await context.newPage()
  await third.goto('/it/account')
  await expect(third.getByRole('heading', { level: 1, name: 'Il mio profilo' })).toBeVisible()
  await third
    .getByRole('button', { name: 'Menu personale' })
    .or(third.locator('header button').last())
    .click()
  await third.getByRole('menuitem', { name: 'Esci', exact: true }).click()
  await expect(third.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  await expect.poll(async () => (await kept(second)).session).toEqual([])
})

test('without the other tabs nobody is signed in', async ({ page, context }) => {
  await enter(page, await openSession(page.request, 'press@mandato.example'))
  await page.goto('/it')
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  const blank = await context.newPage()
  await page.close()
  await blank.goto('/it/account')
  await expect(blank.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
})
