import type { Browser, BrowserContext, Page } from '@playwright/test'
import { median } from './rounds.ts'
import type { Finding } from './table.ts'

/** What slows a page down. */
export interface Conditions {
  readonly network: { latency: number; downloadThroughput: number; uploadThroughput: number }
  /** How many times slower the processor is. */
  readonly slowdown: number
}

/** A poor signal and a slow phone: 1.6 Mbit/s down, 150 ms to the server and back, a processor four times slower. */
export const slowPhone: Conditions = {
  network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  slowdown: 4,
}
/** For the tests, which ask only whether there are figures: soon found, and slow enough for an answer to a finger. */
export const nearServer: Conditions = {
  network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  slowdown: 2,
}

/** Milliseconds until the largest thing of the page stood there, and how much of it jumped. */
interface Load {
  readonly paint: number
  readonly shift: number
}

/** A running portal and somebody who is signed in there, with the texts that the sign-in leaves in the browser. */
export interface Portal {
  readonly address: string
  readonly token: string
  readonly user: string
}

/** How long pages take to stand, the first time and again, and to answer a finger; the middle one of some rounds. */
export async function measurePages(
  browser: Browser,
  { address, ...session }: Portal,
  rounds: number,
  conditions = slowPhone,
): Promise<Finding[]> {
  const found = {
    login: [] as Load[],
    dashboard: [] as Load[],
    again: [] as Load[],
    news: [] as Load[],
    answers: [] as number[],
  }
  for (let round = 0; round < rounds; round += 1) {
    const visitor = await visit(browser)
    found.login.push(await load(visitor, conditions, `${address}/it/login`))
    await visitor.close()
    const agent = await visit(browser)
    await agent.addInitScript(remember, session)
    found.dashboard.push(await load(agent, conditions, `${address}/it`, 'until the app is put aside'))
    found.again.push(await load(agent, conditions, `${address}/it`))
    await load(agent, conditions, `${address}/it/news`)
    found.news.push(await load(agent, conditions, `${address}/it/news`))
    found.answers.push(await slowestAnswer(agent, conditions, `${address}/it/clients`))
    await agent.close()
  }
  return [
    ...told('the sign-in page, first visit', found.login, 1200),
    ...told('the dashboard, first visit', found.dashboard, null),
    ...told('the dashboard, seen before', found.again, 800),
    ...told('the news, seen before', found.news, 800),
    finger(found.answers),
  ]
}

/** As the sign-in leaves it: the token, and beside it who that is. */
export const remember = ({ token, user }: { token: string; user: string }) => {
  sessionStorage.setItem('token', token)
  sessionStorage.setItem('user', user)
}

/** Somebody with a phone whose browser knows nothing of the portal. */
export async function visit(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    serviceWorkers: 'allow',
  })
}

async function slowPage(context: BrowserContext, { network, slowdown }: Conditions): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

interface Entry {
  readonly startTime: number
  readonly duration: number
  readonly value?: number
  readonly hadRecentInput?: boolean
}

/** What the functions sent to the browser find there: more kinds of entries than Node's own observer knows. */
interface Tab {
  slowest: number
  navigator: { serviceWorker: { ready: Promise<unknown> } }
  PerformanceObserver: new (
    take: (list: { getEntries(): Entry[] }) => void,
  ) => {
    observe(what: { type: string; buffered: boolean; durationThreshold?: number }): void
  }
}

async function load(
  context: BrowserContext,
  conditions: Conditions,
  address: string,
  stay?: 'until the app is put aside',
): Promise<Load> {
  const page = await slowPage(context, conditions)
  await page.goto(address, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(
    () =>
      new Promise<Load>((resolve) => {
        const found = { paint: 0, shift: 0 }
        const watch = (type: string, take: (entry: Entry) => void) =>
          new (globalThis as unknown as Tab).PerformanceObserver((list) => {
            for (const entry of list.getEntries()) take(entry)
          }).observe({ type, buffered: true })
        watch('largest-contentful-paint', (entry) => (found.paint = entry.startTime))
        watch('layout-shift', (entry) => (found.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)))
        // On a busy machine the first picture comes after the network has gone quiet.
        const end = performance.now() + 20_000
        const look = () =>
          found.paint > 0 || performance.now() > end ? resolve(found) : void setTimeout(look, 100)
        setTimeout(look, 100)
      }),
  )
  if (stay)
    await page.evaluate(() => (globalThis as unknown as Tab).navigator.serviceWorker.ready.then(() => null))
  await page.close()
  if (seen.paint === 0) throw new Error(`${address} painted nothing that was measured`)
  return seen
}

/** The slowest answer to a touch, milliseconds to the next picture: the list is sought through and turned over. */
async function slowestAnswer(
  context: BrowserContext,
  conditions: Conditions,
  address: string,
): Promise<number> {
  const page = await slowPage(context, conditions)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const tab = globalThis as unknown as Tab
    tab.slowest = 0
    new tab.PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tab.slowest = Math.max(tab.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
  await page.getByRole('searchbox').first().tap()
  await page.keyboard.type('cucine', { delay: 120 })
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.waitForTimeout(500)
  return page.evaluate(() => (globalThis as unknown as Tab).slowest)
}

function told(what: string, loads: readonly Load[], target: number | null): Finding[] {
  const paint = median(loads.map((one) => one.paint))
  const shift = median(loads.map((one) => one.shift))
  const limit = target === null ? '' : `< ${target} ms`
  return [
    {
      goal: 'P11',
      what,
      found: `${paint.toFixed(0)} ms`,
      target: limit,
      reached: target === null ? null : paint < target,
    },
    {
      goal: 'P11',
      what: `${what}: how much jumps`,
      found: shift.toFixed(3),
      mayBeZero: true,
      target: '< 0.01',
      reached: shift < 0.01,
    },
  ]
}

function finger(answers: readonly number[]): Finding {
  const slowest = median(answers)
  return {
    goal: 'P11',
    what: 'the slowest answer to a finger',
    found: `${slowest} ms`,
    target: '< 80 ms',
    reached: slowest < 80,
  }
}
