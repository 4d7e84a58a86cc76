import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { pinnedDemoDay } from './scripts/demo-day.ts'

// The workers read this file again: they must find the port that the first reading chose.
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)))
const executablePath = findChromium()

/** The journeys: the whole portal with the demonstration company, in a browser. */
export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // Two cores: with two workers a fifth of their time went by in waiting.
  workers: 3,
  // For what hangs, not for what is slow: a machine with much else to do is no failure.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // The same address as in the links of the mails.
    baseURL: `http://localhost:${port}`,
    // Only the journeys without a network want one; elsewhere it would fetch the whole app for each test.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // A journey judges where things end, not how they slide there: a place measured halfway is a false alarm.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step costs as much as the steps themselves: `E2E_TRACE=1` when something fails.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node_modules/node/bin/node scripts/e2e-server.ts',
    env: { PORT: port, SEED: 'demo', DEMO_DAY: pinnedDemoDay },
    url: `http://127.0.0.1:${port}/api/health`,
    // While writing a journey: E2E_PORT=4100 E2E_REUSE=1 takes the server that runs there.
    reuseExistingServer: Boolean(process.env['E2E_REUSE']),
    timeout: 240_000,
    stdout: process.env['E2E_SHOW'] ? 'pipe' : 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
