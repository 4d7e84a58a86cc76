import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { differs } from './bootstrap/install.mjs'

const program = fileURLToPath(new URL('bootstrap.mjs', import.meta.url))
const run = (args, env = {}) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

test('an unknown command is told which ones there are', () => {
  const { status, stderr } = run(['strat'])
  expect(status).toBe(2)
  expect(stderr).toMatch(/^No command "strat"; there are: start, dev, check, test, /)
})

test('from any folder it hands over, and keeps the exit code and the one line that tells why', () => {
  const { status, stderr } = run(['worker'], { PORT: 'many' })
  expect(status).toBe(1)
  expect(stderr).toBe('Wrong setting: PORT must be a number from 0 to 65535.\n')
})

const locked = {
  '': { version: '1.0.0' },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/for-windows': { version: '2.0.0', optional: true },
}

test('an installation is current when it holds what the lock file says', () => {
  expect(differs(locked, { 'node_modules/one': { version: '1.0.0' } })).toBe(false)
})

test('what only the development needs may be missing where nothing is developed', () => {
  const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } }
  expect(differs(tool, {}, false)).toBe(false)
  expect(differs(tool, {}, true)).toBe(true)
  expect(differs(tool, { 'node_modules/tool': { version: '2.0.0' } }, false)).toBe(true)
})

test('a missing or another version calls for a new installation', () => {
  expect(differs(locked, {})).toBe(true)
  expect(differs(locked, { 'node_modules/one': { version: '1.0.1' } })).toBe(true)
})
