import type { BrowserContext, Page } from '@playwright/test'
import { seeded } from '../scripts/faults/random.ts'
import { expect } from './fixtures.ts'
import { aHandOver, aPlace } from './support/interrupted-goods.ts'
import { aRequest, aSheet, anOrder, type Interrupted } from './support/interrupted.ts'
import { demoPassword, enter, openSession } from './support/sign-in.ts'
import { test, workerReady } from './support/worker.ts'

/*
 * Somebody writes and is interrupted, in typing and in sending: nothing that was said to be kept is lost, and what was
 * sent arrives once. `INTERRUPTIONS=200` for a long walk; `INTERRUPTED_SEED` walks the same way again.
 */

const rounds = Number(process.env['INTERRUPTIONS'] ?? 6)
const seed = Number(process.env['INTERRUPTED_SEED'] ?? 20_261_125)

interface Place {
  page: Page
  readonly context: BrowserContext
}

const tokenOf = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('token') ?? localStorage.getItem('token') ?? '')

/** Another window takes the session over before this one is closed. */
async function anotherWindow(place: Place): Promise<void> {
  const { page, context } = place
  const address = page.url()
  place.page = await context.newPage()
  await place.page.goto('/it/account')
  await expect(place.page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
  await place.page.goto(address)
}

async function sessionEnds({ page }: Place): Promise<void> {
  await page.request.post('/api/v1.0/auth/logout', { headers: { token: await tokenOf(page) } })
  await page.reload()
  // The form written in may have an address too, and stands until the server has said that the session is over.
  const signing = page.getByRole('form', { name: 'Accedi' })
  await signing.getByLabel('E-mail').fill('agent@mandato.example')
  await signing.getByLabel('Password', { exact: true }).fill(demoPassword)
  await signing.getByRole('button', { name: 'Entra' }).click()
}

async function withoutNetwork({ page, context }: Place): Promise<void> {
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
}

/** While somebody types; the form is found again afterwards. */
const whileTyping: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'the page is read again': async ({ page }) => void (await page.reload()),
  'the window is closed': anotherWindow,
  'the session ends': sessionEnds,
  'the network is away': withoutNetwork,
}

/** While it leaves; presses the last button itself. */
const whileSending: Readonly<Record<string, (place: Place, form: Interrupted) => Promise<void>>> = {
  nothing: ({ page }, form) => form.send(page),
  'the answer is lost': async ({ page }, form) => {
    let lost = 0
    await page.route(form.call, async (route) => {
      if (lost++ > 0) return route.fallback()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await form.send(page)
    await expect.poll(() => lost).toBeGreaterThan(0)
  },
  'the network is away': async ({ page, context }, form) => {
    await context.setOffline(true)
    await form.send(page)
    await expect(page.getByText(/^In attesa della rete/).first()).toBeVisible()
    await page.goto('/it')
    await context.setOffline(false)
  },
  'the page is read again at once': async ({ page }, form) => {
    const leaves = page.waitForRequest(form.call)
    await form.send(page)
    await leaves
    await page.reload()
  },
  'the window is closed at once': async (place, form) => {
    const leaves = place.page.waitForRequest(form.call)
    await form.send(place.page)
    await leaves
    await anotherWindow(place)
  },
}

test(`of ${rounds} interruptions none loses a word or doubles an act`, async ({ page, context }) => {
  test.setTimeout(120_000 + rounds * 60_000)
  const random = seeded(seed)
  const place: Place = { page, context }
  await enter(page, await openSession(page.request, 'agent@mandato.example'))
  await page.goto('/it/account')
  await workerReady(page)
  const mark = `${seed} ${Date.now() % 100_000}`
  for (let round = 1; round <= rounds; round += 1) {
    const typing = random.pick(Object.keys(whileTyping))
    const leaving = random.pick(Object.keys(whileSending))
    const form = await random.pick([
      () => anOrder(page.request, `Interrotto ${mark} ${round}`),
      () => aSheet(page.request, `Arredi Interrotti ${mark} ${round} S.r.l.`),
      () => aRequest(page.request),
      () => aHandOver(page.request),
      () => aPlace(page.request),
    ])()
    await test.step(`${round}: ${typing}; ${leaving}; ${form.address}; seed ${seed}`, async () => {
      const word = `33355${String(random.between(0, 99_999)).padStart(5, '0')}`
      await place.page.goto(form.address)
      await form.begin(place.page)
      await form.type(place.page, word)
      await expect(place.page.getByText(/^Salvato su questo computer/).first()).toBeVisible()
      await whileTyping[typing]?.(place)
      await form.find(place.page)
      await form.expectTyped(place.page, word)
      await whileSending[leaving]?.(place, form)
      await expect.poll(() => form.arrived(word), { timeout: 90_000 }).toBe(1)
      await place.page.unrouteAll()
    })
  }
  // What was tried again behind the page has had its time: nothing has come twice, and nothing is left here.
  await place.page.goto('/it/device')
  await expect(place.page.getByText('Qui non c’è niente in sospeso')).toBeVisible()
})
