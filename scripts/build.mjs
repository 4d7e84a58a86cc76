// Builds the web app, if its sources changed since the last time.
import { webBuilt } from './bootstrap/web.mjs'

await webBuilt().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
