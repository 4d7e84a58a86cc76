import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectEmbedded, startEmbedded, type Embedded, type EmbeddedOptions } from './index.ts'

const childProgram = fileURLToPath(new URL('../../../test/embedded-child.ts', import.meta.url))
let dataDir = ''
let open: Embedded[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mandato-embedded-'))
})
afterEach(async () => {
  for (const embedded of open) await embedded.stop()
  open = []
  await rm(dataDir, { recursive: true, force: true })
})

const options = (more: Partial<EmbeddedOptions> = {}): EmbeddedOptions => ({
  dataDir,
  durable: false,
  say: () => undefined,
  ...more,
})

async function start(more?: Partial<EmbeddedOptions>): Promise<Embedded> {
  const embedded = await startEmbedded(options(more))
  open.push(embedded)
  return embedded
}

async function command(): Promise<Embedded> {
  const embedded = await connectEmbedded(options())
  open.push(embedded)
  return embedded
}

async function ask(embedded: Embedded, sql: string): Promise<unknown[]> {
  const client = new pg.Client(embedded.connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows as unknown[]
  } finally {
    await client.end()
  }
}

async function startChild(): Promise<ChildProcess> {
  const child = fork(childProgram, [dataDir], { execArgv: [] })
  const [said] = (await once(child, 'message')) as [string]
  expect(said).toBe('ready')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

test('what was written is there after a stop and a start, and no socket stays behind', async () => {
  const first = await start()
  expect(first.adopted).toBe(false)
  await ask(first, 'create table kept as select 7 as seven')
  await first.stop()
  expect(existsSync(String(first.connection.host))).toBe(false)
  expect(await ask(await start(), 'select seven from kept')).toEqual([{ seven: 7 }])
})

test('a killed server leaves its PostgreSQL running, and the next one adopts it', async () => {
  const child = await startChild()
  const left = await postmasterPid()
  await kill(child)
  const next = await start()
  expect(next.adopted).toBe(true)
  expect(await postmasterPid()).toBe(left)
})

test('a second server on the same folder is refused, and does the first no harm', async () => {
  const first = await start()
  await expect(startEmbedded(options())).rejects.toThrow(
    /^Another server is already running on .*DATA_DIR\.$/,
  )
  expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('of two servers that start at once on an empty folder one wins', async () => {
  const results = await Promise.allSettled([start(), start()])
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await readdir(dataDir)).filter((name) => name.includes('staging'))).toEqual([])
})

test('a command joins the running server; the last one to leave shuts PostgreSQL down', async () => {
  const server = await start()
  const joined = await command()
  expect(joined.adopted).toBe(true)
  await server.stop()
  expect(await ask(joined, 'select 1 as one')).toEqual([{ one: 1 }])
  await joined.stop()
  await expect(ask(joined, 'select 1')).rejects.toThrow('ENOENT')
})

test('a command starts PostgreSQL when no server runs, and a server may take it over', async () => {
  const alone = await command()
  expect(alone.adopted).toBe(false)
  const server = await start()
  await alone.stop()
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a cluster that was half made when the power went is cleared away', async () => {
  await mkdir(join(dataDir, 'postgres.staging-999999999-abc', 'base'), { recursive: true })
  await start()
  expect((await readdir(dataDir)).filter((name) => name.includes('staging'))).toEqual([])
})

test('a process number left by a power cut and worn by another program does not stop the start', async () => {
  await (await start()).stop()
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n/tmp\n`)
  expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a PostgreSQL that dies in use is started again where it was', async () => {
  const server = await start()
  await ask(server, 'create table kept as select 7 as seven')
  process.kill(await postmasterPid(), 'SIGKILL')
  await vi.waitFor(async () => expect(await ask(server, 'select seven from kept')).toEqual([{ seven: 7 }]), {
    timeout: 10_000,
    interval: 20,
  })
})

test.skipIf(process.getuid?.() !== 0)('root can also run it as another user, from a copy', async () => {
  const said: string[] = []
  const server = await start({ rootWays: ['other-user'], say: (line) => said.push(line) })
  expect(said[0]).toMatch(/^root: PostgreSQL runs as user \d+/)
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.stop()
  const programs = (await readFile(join(dataDir, 'postgres.programs'), 'utf8')).split('\n')[0]
  await rm(String(programs), { recursive: true, force: true })
  // The way may change from one start to the next: the files change hands.
  expect(await ask(await start({ rootWays: ['user-namespace'] }), 'select 2 as two')).toEqual([{ two: 2 }])
})
