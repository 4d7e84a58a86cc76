import { type CDPSession, chromium, type Page } from '@playwright/test'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { openPapers } from '../server/src/start/papers.ts'
import { assemble } from '../server/src/start/parts.ts'
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts'
import { benchServer } from './lib/database.ts'
import { many, manyClients } from './lib/many-clients.ts'
import { median, type RoundsOptions } from './lib/rounds.ts'
import { session } from './lib/session.ts'
import type { Finding } from './lib/table.ts'

/** One picture at 60 a second. */
const FRAME = 1000 / 60

/**
 * The map with as many clients as a large network has, in a browser: what the page itself spends on each picture
 * while the map is dragged and zoomed, and how many pictures came. Without a graphics card the pictures are also
 * painted by the processor, in other threads: their number is told, the page's own work is what has a target.
 */
export async function mapAtScale({ rounds = 10 }: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  const browser = await chromium.launch({
    executablePath: ensureChromium((line) => console.error(line), 'measuring'),
    args: chromiumFlags,
  })
  try {
    const { connection, pool } = await server.demo()
    await manyClients(pool)
    const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'none' })
    const app = await buildApp(assemble(config, connection, await openPapers(config)), { limits: false })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    const shown = await open(page, address, await session(pool, 'admin@mandato.example'))
    const found = { drag: [] as Spent[], zoom: [] as Spent[] }
    const metrics = await page.context().newCDPSession(page)
    await metrics.send('Performance.enable')
    for (let round = 0; round < Math.min(rounds, 10); round += 1) {
      found.drag.push(await spent(page, metrics, () => drag(page)))
      found.zoom.push(await spent(page, metrics, () => zoom(page)))
    }
    await app.close()
    return [
      {
        goal: 'map',
        what: `${many} clients, from the address to their circles`,
        found: `${Math.round(shown)} ms`,
        target: '',
        reached: null,
      },
      ...told('dragged', found.drag),
      ...told('zoomed', found.zoom),
    ]
  } finally {
    await browser.close()
    await server.close()
  }
}

interface Spent {
  /** Milliseconds of the page's own thread for each picture. */
  readonly perFrame: number
  readonly framesPerSecond: number
}

function told(how: string, rounds: readonly Spent[]): Finding[] {
  const perFrame = median(rounds.map((round) => round.perFrame))
  const frames = median(rounds.map((round) => round.framesPerSecond))
  return [
    {
      goal: 'map',
      what: `${many} clients, ${how}: the page's work for a picture`,
      found: `${perFrame.toFixed(2)} ms`,
      target: `≤ ${FRAME.toFixed(1)} ms`,
      reached: perFrame <= FRAME,
    },
    {
      goal: 'map',
      what: `pictures a second while it is ${how}, painted without a graphics card`,
      found: frames.toFixed(0),
      target: '60',
      reached: null,
    },
  ]
}

async function open(page: Page, address: string, token: string): Promise<number> {
  await page.goto(`${address}/icons/mark.svg`)
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token)
  const began = performance.now()
  await page.goto(`${address}/it/clients?mode=map`)
  await page.locator('.leaflet-marker-icon').first().waitFor()
  return performance.now() - began
}

/** What the functions sent to the browser find there. */
interface Tab {
  counted: { frames: number; began: number; on: boolean }
  requestAnimationFrame: (draw: () => void) => void
}

/** Counts pictures and the page's own work while something moves. */
async function spent(page: Page, metrics: CDPSession, move: () => Promise<void>): Promise<Spent> {
  const worked = async () => {
    const { metrics: all } = await metrics.send('Performance.getMetrics')
    return (all.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.evaluate(() => {
    const tab = globalThis as unknown as Tab
    const counted = { frames: 0, began: performance.now(), on: true }
    const count = () => {
      counted.frames += 1
      if (counted.on) tab.requestAnimationFrame(count)
    }
    tab.counted = counted
    tab.requestAnimationFrame(count)
  })
  const before = await worked()
  await move()
  const work = (await worked()) - before
  const { frames, seconds } = await page.evaluate(() => {
    const { counted } = globalThis as unknown as Tab
    counted.on = false
    return { frames: counted.frames, seconds: (performance.now() - counted.began) / 1000 }
  })
  return { perFrame: work / frames, framesPerSecond: frames / seconds }
}

/** There and back, as a hand does it. */
async function drag(page: Page): Promise<void> {
  await page.mouse.move(800, 500)
  await page.mouse.down()
  for (const [x, y] of [
    [400, 350],
    [1100, 600],
    [800, 500],
  ] as const)
    await page.mouse.move(x, y, { steps: 40 })
  await page.mouse.up()
}

/** Nearer and farther again, by the buttons. */
async function zoom(page: Page): Promise<void> {
  for (const name of ['Ingrandisci', 'Ingrandisci', 'Riduci', 'Riduci']) {
    await page.getByRole('button', { name, exact: true }).click()
    // As long as the zoom is drawn; the next press would be swallowed before.
    await page.waitForTimeout(400)
  }
}
