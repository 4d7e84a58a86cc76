// Writes into package-lock.json the optional packages of other systems that npm left out. npm drops what
// its registry does not offer, and then `npm ci` refuses the very lock file that npm wrote. Run it after
// each installation of a package: npm run lock. With --check it only tells.
import { readFileSync, writeFileSync } from 'node:fs'
import { missingFrom } from './lock/missing.mjs'

const path = 'package-lock.json'
const lock = JSON.parse(readFileSync(path, 'utf8'))
const missing = missingFrom(lock.packages)
for (const { place, entry } of missing) lock.packages[place] = entry

if (missing.length === 0) console.log('complete')
else if (process.argv.includes('--check')) {
  console.log(`${missing.length} optional packages are missing, npm ci would refuse: run npm run lock`)
  process.exitCode = 1
} else {
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  )
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} packages of other systems added`)
}
