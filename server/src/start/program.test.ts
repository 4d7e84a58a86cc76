import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** Prints the addresses of all modules that importing a file loads, in a process of its own. */
const listing = (file: string) => `
import { registerHooks } from 'node:module'
const loaded = []
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
await import(${JSON.stringify(file)})
console.log(JSON.stringify(loaded))`

// Everything here is waited for at each start; mails, jobs, seals, drawing and spreadsheets are loaded when first used.
it('loads no library before the first answer that only later work needs', async () => {
  const program = new URL('program.ts', import.meta.url).href
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', listing(program)], {
    maxBuffer: 1e7,
  })
  const loaded = JSON.parse(stdout) as string[]
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
  const waitedFor = Object.keys(dependencies).filter((name) =>
    loaded.some((url) => url.includes(`/node_modules/${name}/`)),
  )
  expect(waitedFor).toEqual([
    '@fastify/compress',
    '@fastify/multipart',
    '@fastify/rate-limit',
    '@fastify/static',
    '@node-rs/argon2',
    'fastify',
    'kysely',
    'pg',
    'pg-copy-streams',
    'pino',
    'piscina',
    'zod',
  ])
})
