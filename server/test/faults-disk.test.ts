import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Answer, type Line, openLine } from '../../scripts/faults/ask.ts'
import { type Company, firstPassword, foundCompany } from '../../scripts/faults/company.ts'
import { type House, openHouse } from '../../scripts/faults/house.ts'
import { smallDisk } from '../../scripts/faults/small-disk.ts'
import { connectionSettings } from '../src/platform/db/connection-settings.ts'

/* DATA_DIR, with the private PostgreSQL in it, on a disk of 128 MiB that is full. */
let reason = ''
const disk = await smallDisk(128, (told) => (reason = told))

describe.skipIf(!disk)(`a full disk${reason && ` (${reason})`}`, () => {
  let house: House
  let line: Line
  let company: Company
  let token: string
  let folder: number
  beforeAll(async () => {
    house = await openHouse({ dataDir: join(disk?.folder ?? '', 'data') })
    await house.start()
    company = await foundCompany(await house.connection())
    line = openLine(house.port, '10.5.0.1')
    const body = { user: company.admin, password: firstPassword }
    const signedIn = await line.ask({ method: 'POST', path: '/api/v1.0/auth/login', body })
    token = signedIn.response<{ token: string }>().token
    const names = { it: 'Listini' }
    const made = await line.ask({
      method: 'POST',
      path: '/api/v1.0/admin/downloads/folders',
      token,
      body: { names, audience: {} },
    })
    folder = made.response<{ id: number }>().id
    // The first reading of it makes the secret its addresses are signed with.
    expect((await inFolder()).status).toBe(200)
    await disk?.fill()
  })
  afterAll(async () => {
    await disk?.free()
    line.close()
    await house.remove()
    await disk?.remove()
  })

  const read = (): Promise<Answer> => line.ask({ method: 'GET', path: '/api/v1.0/agencies/1', token })
  const write = (n: number): Promise<Answer> =>
    line.ask({
      method: 'PUT',
      path: `/api/v1.0/admin/agency/${company.agencies[n % company.agencies.length]}`,
      token,
      body: { contacts: Array.from({ length: 20 }, (_, i) => ({ name: `${n}.${i}`.padEnd(110, '.') })) },
    })
  const upload = (): Promise<Answer> => {
    const text = `code,business_name\n${'0999,Agenzia\n'.repeat(20_000)}`
    return line.ask({
      method: 'POST',
      path: '/api/v1.0/admin/import/agencies',
      token,
      file: { name: 'a.csv', text },
    })
  }

  const inFolder = (): Promise<Answer> =>
    line.ask({ method: 'GET', path: `/api/v1.0/downloads/${folder}`, token })
  const download = (): Promise<Answer> =>
    line.ask({
      method: 'POST',
      path: '/api/v1.0/admin/downloads/files',
      token,
      fields: { folder: String(folder) },
      file: { name: 'listino.pdf', text: `%PDF-1.7\n${'listino\n'.repeat(40_000)}%%EOF\n` },
    })

  test('answers an upload 507 and leaves nothing of it', async () => {
    const answer = await upload()
    expect([answer.status, answer.errorKey()]).toEqual([507, 'no_space'])
    expect(await readdir(join(house.dataDir, 'incoming'))).toEqual([])
    expect(await readdir(join(house.dataDir, 'files')).catch(() => [])).toEqual([])
  })

  test('takes no file of the download area, and nothing of it stays', async () => {
    const answer = await download()
    expect([answer.status, answer.errorKey()]).toEqual([507, 'no_space'])
    expect(await readdir(join(house.dataDir, 'incoming'))).toEqual([])
    expect(await readdir(join(house.dataDir, 'files')).catch(() => [])).toEqual([])
    expect((await inFolder()).response<{ total: number }>().total).toBe(0)
  })

  test('answers writes 507 once the database needs space, and goes on reading', async () => {
    const refused = await vi.waitFor(
      async () => {
        const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => write(n)))
        const first = answers.find(({ status }) => status !== 200)
        if (!first) throw new Error('there is still space')
        return first
      },
      { timeout: 30_000, interval: 1 },
    )
    expect([refused.status, refused.errorKey()]).toEqual([507, 'no_space'])
    expect((await read()).status).toBe(200)
  })

  test('that takes the database down is waited out: 503, and all is well when there is space again', async () => {
    await fillTheLog(await house.connection())
    await vi.waitFor(async () => expect((await read()).status).toBe(503), { timeout: 20_000, interval: 20 })
    expect(house.run()?.process.exitCode).toBeNull()
    await disk?.free()
    await vi.waitFor(async () => expect((await write(0)).status).toBe(200), { timeout: 20_000, interval: 20 })
    expect((await upload()).status).toBe(200)
    expect((await download()).status).toBe(200)
  })
})

/** Writes into PostgreSQL's log of changes until there is no room for it, which ends PostgreSQL. */
async function fillTheLog(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connectionSettings(connection, 0))
  client.on('error', () => undefined)
  await client.connect()
  const more = `select pg_logical_emit_message(true, 'ballast', repeat('x', 1000000))`
  await expect(
    (async () => {
      for (;;) await client.query(more)
    })(),
  ).rejects.toThrow()
  await client.end().catch(() => undefined)
}
