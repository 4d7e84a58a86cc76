import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, expect, inject, test } from 'vitest'
import { type OwnDatabase, ownDatabase } from '../../../scripts/faults/database.ts'
import { readConfig } from '../platform/config.ts'
import { reachDatabase } from './database.ts'

/* A server of DATABASE_URL that cannot be used is told so in one line before anything is made on it. */
const made: OwnDatabase[] = []
afterAll(() => Promise.all(made.map(({ drop }) => drop())))

async function reach(like: string): Promise<string> {
  const own = await ownDatabase(inject('server').connection, like)
  made.push(own)
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  return (await reachDatabase(readConfig({ DATABASE_URL: own.url }), { say })).description
}

test('a database as it should be is reached', async () => {
  expect(await reach('')).toMatch(/^PostgreSQL \d+\.\d+ on /)
})

test('one without UTF-8 is refused', async () => {
  await expect(reach(`encoding 'LATIN1' locale_provider libc locale 'C'`)).rejects.toThrow(
    /^The database is encoded in LATIN1: make one with "create database .* template template0"\.$/,
  )
})

test('one that knows no accented letters is refused', async () => {
  await expect(reach(`encoding 'UTF8' locale_provider libc locale 'C'`)).rejects.toThrow(
    /^The database knows no accented letters: make one with /,
  )
})

test('a database that is down is waited for, and the log says so', async () => {
  // Takes the first call and hangs up, as a server does that is starting.
  const door = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as { port: number }
  const said: string[] = []
  const reached = reachDatabase(readConfig({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` }), {
    say: (line) => void said.push(line),
    patience: 0,
  })
  await expect(reached).rejects.toThrow(/ECONN|terminated/)
  door.close()
  expect(said).toEqual([expect.stringMatching(/^waiting for the database on 127\.0\.0\.1:\d+: /)])
})
