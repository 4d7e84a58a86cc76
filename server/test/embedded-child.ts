import { startEmbedded } from '../src/platform/embedded-postgres/index.ts'

// A server that only has a database: for the tests that kill one.
const [dataDir = ''] = process.argv.slice(2)
await startEmbedded({ dataDir, durable: false, say: () => undefined }).then(
  () => process.send?.('ready'),
  (error: Error) => {
    process.send?.(error.message)
    process.exitCode = 1
  },
)
setInterval(() => undefined, 60_000)
