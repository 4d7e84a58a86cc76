import { expect, signIn } from './fixtures.ts'
import { kept } from './support/kept.ts'
import { test, workerReady } from './support/worker.ts'

const stale = /non aggiornato dal/

declare global {
  interface Window {
    /** Whether the first drawing of a page had what it is watched for. */
    wasWhole?: boolean
  }
}

/**
 * In the browser: looks at the page as it is drawn first. A device that is slow to find what it keeps holds no page up
 * (from-device.ts); here it is never called slow, however busy the machine is.
 */
const watchFirstDrawing = (whole: readonly string[]) => {
  const { setTimeout: later } = window
  window.setTimeout = ((act: TimerHandler, ms?: number, ...given: unknown[]) =>
    later(act, ms === 300 && window.wasWhole === undefined ? 60_000 : ms, ...given)) as typeof setTimeout
  new MutationObserver(() => {
    if (document.querySelector('main h1'))
      window.wasWhole ??= whole.every((part) => document.querySelector(part) !== null)
  }).observe(document, { childList: true, subtree: true })
}

test('screens seen before open offline with their age, and are read again once the network is back', async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page, 'admin')
  const screens = [
    ['/it', 'Cruscotto', 'Mobili', '["dashboard"'],
    ['/it/revenue', 'Fatturato e budget', 'Mobili', '["salesCurrent"'],
    ['/it/clients', 'Clienti', 'Agostini Cucine S.n.c.', '["clients",{"query":{"order"'],
    ['/it/clients?mode=map', 'Clienti', 'Natural Earth', '["clients",{"query":{}}'],
    ['/it/clients/45', 'Amato & Figli Mobili S.r.l.', 'Via Dante, 61', '["clientDetail"'],
    ['/it/agencies', 'Agenzie', 'Ferri Rappresentanze', '["agencies",{"params":{"page":1},"query":{"order"'],
    ['/it/agencies/1', 'Ferri Rappresentanze', 'Via Cavour, 38', '["agencyDetail"'],
  ] as const
  for (const [address, title, content, key] of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(content, { exact: true }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // What is on the screen is on the device a moment later.
    await expect.poll(async () => (await kept(page)).answers.some((one) => one.includes(key))).toBe(true)
  }
  await workerReady(page)
  await context.setOffline(true)
  await page.addInitScript(watchFirstDrawing, ['main table'])
  await page.goto('/it')
  await expect.poll(() => page.evaluate(() => window.wasWhole)).toBe(true)
  for (const [address, title, content] of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByText(content, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(stale)).toBeVisible()
    await expect(page.getByRole('button', { name: /Elisa Marangon/ })).toBeVisible()
  }
  await page.getByRole('button', { name: /^Avvisi/ }).click()
  const notices = page.getByRole('dialog', { name: 'Avvisi' })
  await expect(notices.getByRole('listitem').first()).toBeVisible()
  await expect(notices.getByText(stale)).toBeVisible()
  await page.keyboard.press('Escape')
  const refreshed = page.waitForResponse(/agencies\/detail\/1/)
  await context.setOffline(false)
  expect((await refreshed).status()).toBe(200)
  await expect(page.getByRole('main').getByText(stale)).toHaveCount(0)
  await expect(page.getByText('Senza rete: mostro i dati già visti')).toHaveCount(0)
})

test('an agent’s first screen, seen before, stands in the first picture with his day and the gap', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  const whole = ['main table', '[data-block="day"] li', '[data-block="months"] th a']
  for (const part of whole) await expect(page.locator(part).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(async () => (await kept(page)).answers.some((one) => one.includes('["day"'))).toBe(true)
  await workerReady(page)
  await context.setOffline(true)
  await page.addInitScript(watchFirstDrawing, whole)
  await page.goto('/it')
  await expect.poll(() => page.evaluate(() => window.wasWhole)).toBe(true)
})

test('offline, a screen never seen says so and can be retried', async ({ page, context }) => {
  await signIn(page, 'admin')
  await page.goto('/it')
  await expect(page.getByRole('table', { name: 'Fatturato per categoria' })).toBeVisible()
  await workerReady(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Posta in uscita' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Posta in uscita' })).toBeVisible()
  const said = page.getByRole('alert').filter({ hasText: 'Nessuna connessione' })
  await expect(said).toBeVisible()
  await expect(page.getByText('Senza rete: mostro i dati già visti').first()).toBeAttached()
  await context.setOffline(false)
  await expect(said).toHaveCount(0)
})

test('every language opens without a network, and the sign-in page too', async ({ page, context }) => {
  await page.goto('/it/login')
  await workerReady(page)
  await context.setOffline(true)
  for (const [language, title] of [
    ['fr', 'Connexion'],
    ['es', 'Acceder'],
    ['en', 'Sign in'],
    ['it', 'Accedi'],
  ] as const) {
    await page.goto(`/${language}/login`)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  }
  await page.getByLabel('E-mail').fill('agent@mandato.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('Mandato-2025')
  await page.getByRole('button', { name: 'Entra' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nessuna risposta dal portale.' })).toBeVisible()
})

test('the worker keeps the app and no answer of the portal', async ({ page }) => {
  await signIn(page, 'agent')
  await page.goto('/it')
  await expect(page.getByRole('table', { name: 'Fatturato per categoria' })).toBeVisible()
  await workerReady(page)
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
})
