import { type BrowserContext, expect } from '@playwright/test'

/** Counts what a finger or a mouse touches, in every page of the context and over every address. */
export async function countTaps(context: BrowserContext) {
  let taps = 0
  await context.exposeFunction('reportTap', () => void (taps += 1))
  await context.addInitScript(() => {
    const { reportTap } = window as unknown as { reportTap: () => void }
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && reportTap(), { capture: true })
  })
  return {
    /** From here on. */
    begin: () => void (taps = 0),
    expect: async (number: number, job: string) => {
      await expect.poll(() => taps, `taps to ${job}`).toBe(number)
      process.stdout.write(`${taps} taps to ${job}\n`)
    },
  }
}
