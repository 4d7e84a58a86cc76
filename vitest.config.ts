import { defineConfig } from 'vitest/config'

/** Unit and API tests: real PostgreSQL, one database per file, two files at a time. */
export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'scripts/**/*.test.{ts,mjs}',
      'web/src/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['server/test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
