import { expect, signIn, test } from './fixtures.ts'
import { kept } from './support/kept.ts'
import { agentWithPassword } from './support/people.ts'
import { demoPassword, enter, openSession } from './support/sign-in.ts'

test('after signing out nothing of the person is left on the device but the language', async ({ page }) => {
  await page.goto('/it/login')
  await page.getByLabel('E-mail').fill('customer@mandato.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Resta collegato su questo dispositivo').check()
  await page.getByRole('button', { name: 'Entra' }).click()
  await page.getByRole('button', { name: /^Lingua/ }).click()
  await page.getByRole('menuitem', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  await expect(page.getByRole('table', { name: /^Achats mensuels/ })).toBeVisible()
  await expect(async () => expect((await kept(page)).answers.length).toBeGreaterThan(0)).toPass()
  expect((await kept(page)).local).toHaveProperty('token')

  await page.getByRole('button', { name: /Marco Zanetti/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter', exact: true }).click()
  await expect(page).toHaveURL('/fr/login')
  await expect(async () =>
    expect(await kept(page)).toEqual({
      local: { i18nextLng: 'fr' },
      session: [],
      answers: [],
      caches: [],
      cookies: '',
    }),
  ).toPass()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
})

test('an expired session is explained on the login page, which leads back to the same address', async ({
  page,
}) => {
  const session = await openSession(page.request, 'agent@mandato.example')
  await enter(page, session)
  await page.goto('/it/my-agency')
  await expect(page.getByRole('heading', { level: 1, name: 'La mia agenzia' })).toBeVisible()
  await page.request.post('/api/v1.0/auth/logout', { headers: { token: session.token } })
  await page.goto('/it/revenue?year=2024')
  await expect(page).toHaveURL(/\/it\/login\?/)
  await expect(page.getByText('Sessione scaduta. Dopo l’accesso torni dov’eri.')).toBeVisible()
  await page.getByLabel('E-mail').fill('agent@mandato.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page).toHaveURL('/it/revenue?year=2024')
  await expect(page.getByRole('heading', { level: 1, name: 'Fatturato e budget' })).toBeVisible()
})

test('without a session every address leads to the login page and from there to itself', async ({ page }) => {
  await page.goto('/it/revenue?year=2024')
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
  await page.getByLabel('E-mail').fill('agent@mandato.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page).toHaveURL('/it/revenue?year=2024')
  await expect(page.getByRole('heading', { level: 1, name: 'Fatturato e budget' })).toBeVisible()
})

test('the way back never leads to another site', async ({ page }) => {
  await page.goto(`/it/login?from=${encodeURIComponent('//elsewhere.example/it')}`)
  await page.getByLabel('E-mail').fill('press@mandato.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page).toHaveURL('/it')
})

test('the own sessions are listed, and ending one signs that device out', async ({ page, browser }) => {
  const email = await agentWithPassword(page.request, 6)
  const phone = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1' })
  const lost = await phone.newPage()
  await enter(lost, await openSession(lost.request, email))
  await lost.goto('/it')
  await expect(lost.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  await enter(page, await openSession(page.request, email))
  await page.goto('/it/account')
  const sessions = page.getByRole('listitem').filter({ hasText: 'ultimo uso' })
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('questo dispositivo')

  await page.getByRole('button', { name: 'Chiudi la sessione su Safari · iPhone' }).click()
  const question = page.getByRole('dialog', { name: 'Chiudere la sessione su Safari · iPhone?' })
  await question.getByRole('button', { name: 'Chiudi', exact: true }).last().click()
  await expect(page.getByRole('status').filter({ hasText: 'Sessione chiusa' })).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await lost.reload()
  await expect(lost.getByText('Sessione scaduta. Dopo l’accesso torni dov’eri.')).toBeVisible()
  await phone.close()
})

test('leaving everywhere ends the sessions of other devices too', async ({ page }) => {
  // Somebody whose session no other test shares.
  const email = await agentWithPassword(page.request, 7)
  const other = await openSession(page.request, email)
  const own = await openSession(page.request, email)
  await enter(page, own)
  await page.goto('/it')
  await page.getByRole('button', { name: own.user.name }).click()
  await page.getByRole('menuitem', { name: 'Esci da tutti i dispositivi' }).click()
  await expect(page).toHaveURL('/it/login')
  const asked = await page.request.get('/api/v1.0/auth/me', { headers: { token: other.token } })
  expect(asked.status()).toBe(401)
})

test('leaving in one window shows the login page in the other', async ({ page, context }) => {
  await page.goto('/it/login')
  await page.getByLabel('E-mail').fill('press@mandato.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Resta collegato su questo dispositivo').check()
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/it/account')
  await expect(second.getByRole('heading', { level: 1, name: 'Il mio profilo' })).toBeVisible()
  await page.getByRole('button', { name: /Chiara Valsecchi/ }).click()
  await page.getByRole('menuitem', { name: 'Esci', exact: true }).click()
  await expect(second.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
})

test('a role edited in the browser’s storage opens no screen and shows no data of an administrator', async ({
  page,
}) => {
  await signIn(page, 'customer')
  await page.evaluate(() => {
    const user = JSON.parse(sessionStorage.getItem('user') ?? '{}') as object
    sessionStorage.setItem(
      'user',
      JSON.stringify({ ...user, userType: 1, permissions: ['imports', 'users'] }),
    )
  })
  for (const address of ['/it/outbox', '/it/imports', '/it/agencies', '/it/agencies/2']) {
    await page.goto(address)
    await expect(page.getByText('Pagina non trovata')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Posta in uscita' })).toHaveCount(0)
  }
})

test('leaving an address of another role asks the server nothing of its page', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it/contents/new?kind=communications')
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url())
  })
  await page.getByRole('link', { name: 'Area download' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Area download' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})
