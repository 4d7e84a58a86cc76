import type { Page } from '@playwright/test'
import { expect, expectNoViolations, signIn, test } from './fixtures.ts'
import { ask } from './support/ask.ts'
import { enter, openSession, sessionOf, type Who } from './support/sign-in.ts'
import { expectFitsAcross } from './support/fits.ts'

// One after the other: whoever looks as somebody looks as nobody else.
test.describe.configure({ mode: 'default' })

/** The page of a person is found by the e-mail address. */
async function idOf(page: Page, who: Who): Promise<number> {
  const { user } = await sessionOf(page.request, who)
  return user.userId
}
const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '')

test('head office looks as an agent: told on every page, refused every write, and back to itself', async ({
  page,
}) => {
  const agent = await idOf(page, 'agent')
  await enter(page, await openSession(page.request, 'admin@mandato.example'))
  await page.goto(`/it/users/${agent}`)
  const own = await token(page)
  await page.getByRole('button', { name: 'Vedi come…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vedi come Giulia Ferri' })
  await dialog.getByRole('button', { name: 'Comincia' }).click()
  await expect(dialog.getByText('Indicare il motivo.')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByLabel('Motivo').fill('Non vede lo sconto, richiesta 418')
  await dialog.getByRole('button', { name: 'Comincia' }).click()

  const banner = page.getByRole('complementary', { name: 'Vedi come un’altra persona' })
  await expect(banner).toContainText('Vedi come Giulia Ferri')
  await expect(banner).toContainText('Ancora 30 minuti, sola lettura.')
  await expect(page.getByText('Ferri Rappresentanze').first()).toBeVisible()
  await expectNoViolations(page)
  for (const path of ['clients', 'orders', 'invoices', 'material-requests', 'news', 'account']) {
    await page.goto(`/it/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeInViewport()
  }
  await page.goto('/it/users')
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()

  // Whatever the screen offers, the server refuses; looking on from there is a write as well.
  const looking = await token(page)
  expect(looking).not.toBe(own)
  const headers = { token: looking }
  for (const refused of [
    page.request.put('/api/v1.0/auth/me', { headers, data: { language: 'fr' } }),
    page.request.put('/api/v1.0/agencies/my', { headers, data: { phone: '+390422111111' } }),
    page.request.post(`/api/v1.0/admin/view-as/${agent}`, { headers, data: { reason: 'Ancora' } }),
  ]) {
    const answer = await refused
    expect([answer.status(), await answer.text()]).toEqual([
      403,
      expect.stringContaining('view_as_reads_only'),
    ])
  }

  await banner.getByRole('button', { name: /cose nascoste/ }).click()
  const hidden = page.getByRole('dialog', { name: 'Che cosa Giulia Ferri non vede' })
  await expect(hidden.getByText('Vede solo ciò che è della sua agenzia.')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  await banner.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(`/it/users/${agent}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Giulia Ferri' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  expect(await token(page)).toBe(own)
  const after = await page.request.get('/api/v1.0/auth/me', { headers })
  expect(after.status()).toBe(401)
})

test('on a phone, in French: the banner stays, and signing out ends the looking alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const agent = await idOf(page, 'agent')
  await enter(page, await openSession(page.request, 'admin@mandato.example'))
  const own = await token(page)
  await page.goto(`/fr/users/${agent}`)
  await page.getByRole('button', { name: 'Voir comme…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voir comme Giulia Ferri' })
  await dialog.getByLabel('Motif').fill('La remise n’apparaît pas')
  await dialog.getByRole('button', { name: 'Commencer' }).click()
  const banner = page.getByRole('complementary', { name: 'Vue d’une autre personne' })
  await expect(banner).toContainText('Vue comme Giulia Ferri')
  await expect(banner).toContainText('Encore 30 minutes, lecture seule.')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(banner).toBeInViewport()
  await expectFitsAcross(page, 'the banner')

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => token(page).catch(() => '')).toBe(own)
})

test('when the looking runs out, one is oneself again', async ({ page }) => {
  const agent = await idOf(page, 'customer')
  await enter(page, await openSession(page.request, 'admin@mandato.example'))
  const own = await token(page)
  await page.goto(`/en/users/${agent}`)
  await page.getByRole('button', { name: 'View as…' }).click()
  await page.getByLabel('Reason, kept in the log').fill('Cannot see the invoice')
  await page.getByRole('button', { name: 'Begin' }).click()
  const banner = page.getByRole('complementary', { name: 'Viewing as another person' })
  await expect(banner).toBeVisible()
  // As the server ends it after thirty minutes: every call of the page is told at once.
  const looking = await token(page)
  await page.request.delete('/api/v1.0/admin/view-as', { headers: { token: looking } })
  await page.getByRole('link', { name: 'Orders' }).first().click()
  await expect(banner).toHaveCount(0)
  // In the language one had, also where a call behind the page was told before the finger.
  await expect(page).toHaveURL(/\/en(\/orders)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => token(page).catch(() => '')).toBe(own)
})

for (const who of ['agent', 'press'] as const)
  test(`${who} cannot look as anybody`, async ({ page }) => {
    const customer = await idOf(page, 'customer')
    await signIn(page, who)
    await page.goto(`/it/users/${customer}`)
    await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
    const { token: own } = await sessionOf(page.request, who)
    const answer = await page.request.post(`/api/v1.0/admin/view-as/${customer}`, {
      headers: { token: own },
      data: { reason: 'Per curiosità' },
    })
    expect(answer.status()).toBe(403)
  })

test('who sees a client is told with the rule', async ({ page }) => {
  const [client] = await ask<{ id: number }[]>(page.request, '/api/v1.0/agencies/clients')
  await signIn(page, 'admin')
  await page.goto(`/es/clients/${client?.id}`)
  await page.getByRole('button', { name: 'Quién lo ve' }).click()
  const panel = page.getByRole('dialog', { name: 'Quién lo ve' })
  await expect(panel.getByText('Por su rol: toda la red.')).toBeVisible()
  await expect(panel.getByText(/^Agente: es un cliente de/).first()).toBeVisible()
  await expectNoViolations(page)
})
