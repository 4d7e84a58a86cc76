import { existsSync } from 'node:fs'
import { checkFiles } from './file-lengths.ts'
import { checkBytes } from './bytes.ts'

/** How long the files are, and how many bytes the built web app sends. */
const faults = checkFiles()
const { note, faults: heavy } = existsSync('web/dist/.vite/manifest.json')
  ? checkBytes('web/dist')
  : { note: 'web app not built, its bytes were not weighed', faults: [] }
const all = [...faults.faults, ...heavy]

for (const fault of all) console.log(fault)
console.log(`${faults.note}; ${note}`)
if (all.length > 0) process.exitCode = 1
