import { demoPassword, enter, openSession } from './support/sign-in.ts'
import { agentWithPassword, knownAgentOf } from './support/people.ts'
import { expect, signIn, test } from './fixtures.ts'

test('an agent signs in by keyboard only and lands on the dashboard', async ({ page }) => {
  await page.goto('/it/login')
  await expect(page).toHaveTitle(/^Accedi · /)
  const tabTo = async (name: string) => {
    const target = page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByRole('button', { name, exact: true }))
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  await tabTo('E-mail')
  await page.keyboard.type('agent@mandato.example')
  await tabTo('Password')
  await page.keyboard.type(demoPassword)
  await tabTo('Entra')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/it')
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  await expect(page.getByText('Ferri Rappresentanze')).toBeVisible()
})

test('who is signed in is led on from the sign-in page, to where one wanted to go', async ({ page }) => {
  await signIn(page, 'press')
  await page.goto('/it/login?from=%2Fit%2Fcheck-document')
  await expect(page).toHaveURL('/it/check-document')
  await page.goto('/it/login')
  await expect(page).toHaveURL('/it')
})

test('the dashboard loads while the password is typed', async ({ page }) => {
  const dashboard = page.waitForResponse(/assets\/DashboardPage-.*\.js$/)
  await page.goto('/it/login')
  await expect(page.getByRole('button', { name: 'Entra' })).toBeVisible()
  expect((await dashboard).ok()).toBe(true)
})

test('a wrong password is said at the field and in a toast, and an unknown person gets the same words', async ({
  page,
}) => {
  await page.goto('/it/login')
  for (const user of ['press@mandato.example', 'nobody@mandato.example']) {
    await page.getByLabel('E-mail').fill(user)
    await page.getByLabel('Password', { exact: true }).fill('Sbagliata-1')
    // The words of the first one still stand there while the second one is asked about.
    const answered = page.waitForResponse('**/auth/login')
    await page.getByRole('button', { name: 'Entra' }).click()
    expect((await answered).status()).toBe(401)
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAccessibleDescription(/E-mail o password/)
    await expect(password).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'E-mail o password' }).first()).toBeVisible()
  }
  await expect(page).toHaveURL('/it/login')
})

test('an empty form says at each field what is missing and leads to the first', async ({ page }) => {
  await page.goto('/it/login')
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page.getByText('Campo obbligatorio.')).toHaveCount(2)
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('caps lock is pointed out while the password is typed', async ({ page }) => {
  await page.goto('/it/login')
  const password = page.getByLabel('Password', { exact: true })
  const hint = page.getByText('Il blocco maiuscole è attivo')
  // Of the app, not of the picture that stands before it.
  await expect(page).toHaveTitle(/^Accedi · /)
  await expect(hint).toHaveCount(0)
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
  await expect(hint).toBeVisible()
  await password.dispatchEvent('keydown', { key: 'a', modifierCapsLock: false })
  await expect(hint).toHaveCount(0)
})

test('a password can be looked at while it is typed', async ({ page }) => {
  await page.goto('/it/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Segreta-1')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostra la password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('Segreta-1')
})

test('a forgotten password is reset by the mailed link, which the administrator reads in the outbox', async ({
  page,
  context,
}) => {
  const email = await knownAgentOf(page.request, 4)
  await page.goto('/it/login')
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password dimenticata' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Invia il link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Controlla la posta' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'l’e-mail per reimpostare la password è in arrivo' }),
  ).toBeVisible()

  await signIn(page, 'admin')
  const mail = page.getByRole('row').filter({ hasText: email })
  await expect(async () => {
    await page.goto('/it/outbox')
    await expect(mail).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await mail.getByRole('link').click()
  const href = await page
    .getByRole('dialog')
    .getByRole('link', { name: /\/it\/reset\// })
    .getAttribute('href')
  // By its address, as in windows.spec.ts.
  const reset = await context.newPage()
  await reset.goto(href ?? '')
  const link = reset.url()
  await expect(reset.getByRole('heading', { level: 1, name: 'Nuova password' })).toBeVisible()
  const rules = reset.getByRole('list', { name: 'Regole della password' })
  const held = rules.getByRole('img', { name: 'soddisfatta' })
  await expect(rules.getByRole('listitem')).toHaveCount(5)
  await expect(held).toHaveCount(0)
  const password = reset.getByRole('textbox', { name: 'Nuova password' })
  const chosen = `Nuova-${Date.now()}`
  await password.pressSequentially('n')
  await expect(held).toHaveCount(1)
  await password.fill('Nuova-1')
  await expect(held).toHaveCount(4)
  await password.fill(chosen)
  await expect(held).toHaveCount(5)
  await reset.getByLabel('Ripeti la password').fill(`${chosen}x`)
  await reset.getByRole('button', { name: 'Imposta la password' }).click()
  await expect(reset.getByText('Le due password non coincidono.')).toBeVisible()
  await reset.getByLabel('Ripeti la password').fill(chosen)
  await reset.getByRole('button', { name: 'Imposta la password' }).click()
  await expect(reset.getByText('Password impostata. Ora puoi entrare.')).toBeVisible()

  await reset.getByLabel('E-mail').fill(email)
  await reset.getByLabel('Password', { exact: true }).fill(chosen)
  await reset.getByRole('button', { name: 'Entra' }).click()
  await expect(reset.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()

  await reset.goto(link)
  await expect(reset.getByRole('heading', { level: 1, name: 'Questo link non vale più' })).toBeVisible()
})

test('changing the password keeps this session, ends the others, and only the new password works', async ({
  page,
}) => {
  const email = await agentWithPassword(page.request, 5)
  const elsewhere = await openSession(page.request, email)
  await enter(page, await openSession(page.request, email))
  await page.goto('/it/account')
  const chosen = `Altra-${Date.now()}`
  const save = page.getByRole('button', { name: 'Cambia la password' })
  await page.getByLabel('Password attuale').fill('Sbagliata-1')
  await page.getByLabel('Nuova password').fill(chosen)
  await page.getByLabel('Ripeti la password').fill(chosen)
  await save.click()
  await expect(page.getByLabel('Password attuale')).toHaveAccessibleDescription(/attuale/)
  await page.getByLabel('Password attuale').fill(demoPassword)
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Password cambiata' })).toBeVisible()
  await expect(page.getByLabel('Nuova password')).toHaveValue('')

  const old = await page.request.get('/api/v1.0/auth/me', { headers: { token: elsewhere.token } })
  expect(old.status()).toBe(401)
  const refused = { user: email, password: demoPassword }
  expect((await page.request.post('/api/v1.0/auth/login', { data: refused })).status()).toBe(401)
  await openSession(page.request, email, chosen)
})
