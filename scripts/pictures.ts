import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumFlags, ensureChromium } from './chromium.ts'
import { type Picture, pictures } from './pictures/list.ts'

/**
 * `npm run pictures [-- name…]`: takes the pictures of the README and the guides anew, from a demonstration company made
 * for it, so that they show the portal as it is.
 */
const port = 20_000 + (process.pid % 20_000)
const base = `http://localhost:${port}`
const folder = new URL('../docs/pictures/', import.meta.url)
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

async function main(wanted: readonly string[]): Promise<void> {
  const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const executablePath = ensureChromium((line) => console.log(line))
  await mkdir(folder, { recursive: true })
  const server = spawn(process.execPath, [new URL('e2e-server.ts', import.meta.url).pathname], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), SEED: 'demo' },
  })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    await untilItAnswers()
    for (const [at, picture] of chosen.entries()) {
      await take(browser, picture)
      console.log(`${at + 1}/${chosen.length} docs/pictures/${picture.name}.png`)
    }
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
}

/** Waits for the server; making the demonstration company takes it a minute. */
async function untilItAnswers(): Promise<void> {
  for (let looked = 0; looked < 240; looked += 1) {
    const answered = await fetch(`${base}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    await delay(1000)
  }
  throw new Error('The portal did not start within four minutes.')
}

async function take(browser: Browser, { name, who, path, on, language = 'en' }: Picture): Promise<void> {
  const page = await browser.newPage({
    viewport: sizes[on],
    locale: language,
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: base,
  })
  await signIn(page, who)
  await page.goto(`/${language}${path}`)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname })
  await page.close()
}

/** As the sign-in leaves it in the window, without its form. */
async function signIn(page: Page, who: Picture['who']): Promise<void> {
  const answer = await page.request.post('/api/v1.0/auth/login', {
    data: { user: `${who}@mandato.example`, password: 'Mandato-2025' },
  })
  const { args } = (await answer.json()) as { args: { response: { token: string; user: unknown } } }
  await page.goto('/icons/mark.svg')
  await page.evaluate(
    ([token, user]) => {
      sessionStorage.setItem('token', token ?? '')
      sessionStorage.setItem('user', user ?? '')
    },
    [args.response.token, JSON.stringify(args.response.user)],
  )
}

await main(process.argv.slice(2))
