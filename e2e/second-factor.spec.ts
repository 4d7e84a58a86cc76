import type { Page } from '@playwright/test'
import { expect, expectNoViolations, test } from './fixtures.ts'
import { codeOf, withFinger } from './support/factors.ts'
import { agentWithPassword } from './support/people.ts'
import { demoPassword, enter, openSession } from './support/sign-in.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Accesso sicuro' })
const signOut = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
async function typePassword(page: Page, email: string) {
  await page.goto('/it/login')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
}

test('an app’s codes: switched on with recovery codes, asked for at the sign-in, and each good once', async ({
  page,
}) => {
  const email = await agentWithPassword(page.request, 3)
  await enter(page, await openSession(page.request, email))
  await page.goto('/it/account')
  await card(page).getByRole('button', { name: 'Attiva', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Attiva i codici' })
  await expect(dialog.getByRole('img', { name: 'Codice QR per l’app' })).toBeVisible()
  await expectNoViolations(page)
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  await dialog.getByLabel('Codice mostrato dall’app').fill('000000')
  await dialog.getByRole('button', { name: 'Attiva i codici' }).click()
  await expect(dialog.getByText('Questo codice non vale')).toBeVisible()
  await dialog.getByLabel('Codice mostrato dall’app').fill(codeOf(secret, -1))
  await dialog.getByRole('button', { name: 'Attiva i codici' }).click()
  const recovery = page.getByRole('dialog', { name: 'I tuoi codici di riserva' })
  await expect(recovery.getByRole('listitem')).toHaveCount(10)
  await expectNoViolations(page)
  const spare = await recovery.getByRole('listitem').first().innerText()
  await recovery.getByRole('button', { name: 'Li ho conservati' }).click()
  await expect(card(page).getByText('10 codici non ancora usati')).toBeVisible()

  await signOut(page)
  await typePassword(page, email)
  const code = page.getByLabel('Codice dell’app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expectNoViolations(page)
  const now = codeOf(secret)
  await code.fill(now)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(page).toHaveURL('/it')

  await signOut(page)
  await typePassword(page, email)
  await code.fill(now)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(code).toHaveAccessibleDescription(/Questo codice non vale/)
  await page.getByRole('button', { name: 'Usa un codice di riserva' }).click()
  await page.getByLabel('Codice di riserva').fill(spare)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(page).toHaveURL('/it')
})

test('a passkey: added, signs in alone, renamed and removed; then it opens nothing', async ({ page }) => {
  const email = await agentWithPassword(page.request, 4)
  await withFinger(page)
  await enter(page, await openSession(page.request, email))
  await page.goto('/it/account')
  await card(page).getByRole('button', { name: 'Aggiungi una passkey' }).click()
  await page.getByRole('button', { name: 'Li ho conservati' }).click()
  await card(page)
    .getByRole('button', { name: /^Altro su/ })
    .click()
  await page.getByRole('menuitem', { name: 'Rinomina' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rinomina la passkey' })
  await dialog.getByLabel('Nome').fill('Tablet della fiera')
  await dialog.getByRole('button', { name: 'Rinomina' }).click()
  await expect(card(page).getByText('Tablet della fiera')).toBeVisible()

  // Offered in the field for the address: the finger of the test answers at once, and nothing was touched or typed.
  await signOut(page)
  await page.goto('/it/login')
  await expect(page).toHaveURL('/it')
  await expect(page.getByRole('heading', { level: 1, name: 'Cruscotto' })).toBeVisible()

  await signOut(page)
  // Here the button is tried, without what the browser offers by itself.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto('/it/login')
  await page.getByRole('button', { name: 'Usa una passkey' }).click()
  await expect(page).toHaveURL('/it')

  await page.goto('/it/account')
  await card(page).getByRole('button', { name: 'Altro su Tablet della fiera' }).click()
  await page.getByRole('menuitem', { name: 'Rimuovi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi' }).click()
  await expect(card(page).getByText('Tablet della fiera')).toBeHidden()
  // The password alone signs in again.
  await signOut(page)
  await typePassword(page, email)
  await expect(page).toHaveURL('/it')
})

test('an act that asks anew who one is goes on after the answer, with what was typed', async ({ page }) => {
  await enter(page, await openSession(page.request, 'admin@mandato.example'))
  let asked = 0
  // As after a quarter of an hour: the first time the server asks.
  await page.route('**/api/v1.0/admin/view-as/*', async (route) => {
    if (route.request().method() === 'POST') asked += 1
    if (asked !== 1 || route.request().method() !== 'POST') return route.continue()
    const error = { key: 'proof_needed', message: 'Per continuare conferma che sei tu.', fields: {} }
    return route.fulfill({ status: 403, json: { code: 403, args: { error } } })
  })
  const { user } = await openSession(page.request, 'agent@mandato.example')
  await page.goto(`/it/users/${user.userId}`)
  await page.getByRole('button', { name: 'Vedi come…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Vedi come/ })
  await dialog.getByLabel('Motivo').fill('Non vede lo sconto')
  await dialog.getByRole('button', { name: 'Comincia' }).click()
  const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  await proof.getByLabel('Password', { exact: true }).fill('Sbagliata-1')
  await proof.getByRole('button', { name: 'Conferma' }).click()
  await expect(proof.getByText('La password attuale non è corretta.')).toBeVisible()
  await expectNoViolations(page)
  await proof.getByLabel('Password', { exact: true }).fill(demoPassword)
  await proof.getByRole('button', { name: 'Conferma' }).click()
  await expect(page.getByRole('complementary', { name: 'Vedi come un’altra persona' })).toBeVisible()
  expect(asked).toBe(2)
})
