import { chromium } from '@playwright/test'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { openPapers } from '../server/src/start/papers.ts'
import { assemble } from '../server/src/start/parts.ts'
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts'
import { benchServer } from './lib/database.ts'
import { measurePages } from './lib/pages.ts'
import { measureTyping } from './lib/typing.ts'
import type { RoundsOptions } from './lib/rounds.ts'
import { session } from './lib/session.ts'
import type { Finding } from './lib/table.ts'

/** P11: how long a page takes to stand on a phone with a poor signal, the first time and again, to answer a finger, and a letter. */
export async function pageLoads({ rounds = 10 }: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  const executablePath = ensureChromium((line) => console.error(line), 'measuring')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const { connection, pool } = await server.demo()
    const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'none' })
    const app = await buildApp(assemble(config, connection, await openPapers(config)), { limits: false })
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
    const token = await session(pool, 'agent@mandato.example')
    const user = await whoIs(address, token)
    const portal = { address, token, user }
    const findings = [
      ...(await measurePages(browser, portal, Math.min(rounds, 5))),
      ...(await measureTyping(browser, portal)),
    ]
    await app.close()
    return findings
  } finally {
    await browser.close()
    await server.close()
  }
}

async function whoIs(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1.0/auth/me`, { headers: { token } })
  const { args } = (await answer.json()) as { args: { response: object } }
  return JSON.stringify(args.response)
}
