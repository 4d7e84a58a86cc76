import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Checks who imports whom, by the rules of .dependency-cruiser.cjs; run from the root. */

const folders = ['contract/src', 'server/src', 'server/seeds', 'server/test', 'web/src', 'scripts', 'bench']
// A checker that cannot read the sources finds no fault in them.
const fewestModules = 60

type Report = {
  summary: {
    totalCruised: number
    violations: { rule: { name: string }; from: string; to: string; comment?: string }[]
  }
}

const preload = fileURLToPath(new URL('typescript-below-7.mjs', import.meta.url))
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders.filter(existsSync)]
const { stdout, stderr } = spawnSync(process.execPath, ['--import', preload, cruiser, ...args], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
})
if (!stdout.startsWith('{')) throw new Error(stderr || stdout)
const { totalCruised, violations } = (JSON.parse(stdout) as Report).summary

for (const { rule, from, to, comment } of violations) {
  console.log(`${rule.name}: ${from} → ${to}${comment ? ` (${comment})` : ''}`)
}
const enough = totalCruised >= fewestModules
console.log(`${enough ? '' : 'only '}${totalCruised} modules seen`)
if (violations.length > 0 || !enough) process.exitCode = 1
