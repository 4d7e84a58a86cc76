import { expect, type Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { type Front, openFront } from './front.ts'

/** Journeys with the service worker, each behind a front of its own. */
export const test = base.extend<{ front: Front }>({
  front: async ({ browserName }, use) => {
    // Playwright wants the fixtures taken apart even where none is needed.
    expect(browserName).toBe('chromium')
    const front = await openFront(`http://localhost:${process.env['E2E_PORT']}`)
    await use(front)
    await front.close()
  },
  baseURL: ({ front }, use) => use(front.url),
  serviceWorkers: 'allow',
})

/** Waits until the worker answers for this page: from then on the portal opens without a network. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

export const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Marks the page, to see later whether it was reloaded. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { marked: true }))
}
export const expectReloaded = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'marked' in window).catch(() => true)).toBe(false)
