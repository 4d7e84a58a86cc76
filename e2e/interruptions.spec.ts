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

const nothingLies = 'Qui non c’è niente in sospeso'

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

async function signInByForm(page: Page): Promise<void> {
  // The form written in may have an address too, and stands until the server has said that the session is over.
  const signing = page.getByRole('form', { name: 'Accedi' })
  await signing.getByLabel('E-mail').fill('agent@mandato.example')
  await signing.getByLabel('Password', { exact: true }).fill(demoPassword)
  await signing.getByRole('button', { name: 'Entra' }).click()
}

async function sessionEnds({ page }: Place): Promise<void> {
  await page.request.post('/api/v1.0/auth/logout', { headers: { token: await tokenOf(page) } })
  await page.reload()
  await signInByForm(page)
}

/** Signs out by the menu and in again in the same window; what lies on the device is asked about and kept under a seal. */
async function signOutAndIn(page: Page, asksFirst: boolean): Promise<void> {
  // A panel lies over the menu.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /Giulia Ferri/ }).click()
  await page.getByRole('menuitem', { name: 'Esci', exact: true }).click()
  if (asksFirst)
    await page.getByRole('dialog').getByRole('button', { name: 'Tieni, cifrato, ed esci' }).click()
  await expect(page).toHaveURL(/\/it\/login/)
  await signInByForm(page)
  await expect(page.getByRole('button', { name: /Giulia Ferri/ })).toBeVisible()
  // The page that is shown first: not until then does one go on from it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Goes to an address as a link of the app does: the window, and what it remembers, is not made anew. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

async function signsOutAndIn({ page }: Place): Promise<void> {
  const { pathname, search } = new URL(page.url())
  await signOutAndIn(page, true)
  await follow(page, pathname + search)
}

async function withoutNetwork({ page, context }: Place): Promise<void> {
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
}

/**
 * Opens the form; now and then after a sign-out, when nothing lies on the device any more and what it knew of its person
 * goes, in the window of before.
 */
async function open(page: Page, address: string, afterSignOut: boolean): Promise<void> {
  if (!afterSignOut) return void (await page.goto(address))
  await page.goto('/it/device')
  await expect(page.getByText(nothingLies)).toBeVisible()
  await signOutAndIn(page, false)
  await follow(page, address)
}

/** While somebody types; the form is found again afterwards. */
const whileTyping: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'the page is read again': async ({ page }) => void (await page.reload()),
  'the window is closed': anotherWindow,
  'the session ends': sessionEnds,
  'the network is away': withoutNetwork,
  'the person signs out and in again': signsOutAndIn,
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
  context.setDefaultTimeout(25_000)
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
      await open(place.page, form.address, random.between(0, 2) === 0)
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
  await expect(place.page.getByText(nothingLies)).toBeVisible()
})
