import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ownDatabase } from '../../../../scripts/faults/database.ts'
import { testDatabase, type TestDatabase } from '../../../test/database.ts'
import { buildWorld } from '../../../test/world.ts'
import { fakeClock } from '../clock.ts'
import { connectionSettings } from '../db/connection-settings.ts'
import { startEmbedded } from '../embedded-postgres/index.ts'
import { type FileStore, folderStore } from '../files/files.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { backUp } from './backup.ts'
import { schemaOf } from './fits.ts'
import { checkBackup } from './manifest.ts'
import { restoreInto } from './restore.ts'

let database: TestDatabase
let folder: string
let store: FileStore
let file: string
const clock = fakeClock()
const quiet = () => undefined
beforeAll(async () => {
  database = await testDatabase()
  await buildWorld({ db: database.db, clock })
  folder = await mkdtemp(join(tmpdir(), 'mandato-backup-'))
  store = folderStore(join(folder, 'files'))
  file = join(folder, 'first.backup')
  await keepFile('catalogue', Buffer.from('not text: \0\xff and a line\\N\tend', 'latin1'))
  await keepFile('empty', Buffer.alloc(0))
  await keepFile('large', Buffer.alloc(1024 * 1024, 'Zanetti'))
  await database.db
    .updateTable('clients')
    .set({ business_name: 'Tab\there, back\\slash, line\nbreak, \\N, è 🪑' })
    .where('code', '=', '014207')
    .execute()
  // More than one part of 4 MiB, cut in the middle of a row.
  await database.pool.query(`insert into events (what, entity, entity_id, after)
    select 'trial.made', 'trial', n::text, jsonb_build_object('words', repeat('è ', 400)) from generate_series(1, 5500) n`)
  await withClient(database, (client) => backUp(client, store, file, clock.now(), quiet))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function keepFile(name: string, bytes: Buffer): Promise<void> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  const stored_as = await store.keep(path)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const row = { stored_as, name, mime: 'text/plain', bytes: bytes.length, sha256 }
  await database.db.insertInto('files').values(row).execute()
}

async function withClient<R>(
  { connection }: { connection: pg.PoolConfig },
  work: (client: pg.Client) => Promise<R>,
): Promise<R> {
  const client = new pg.Client(connectionSettings(connection, 0))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Without even a schema. */
async function emptyDatabase() {
  const own = await ownDatabase(inject('server').connection)
  const query = (text: string): Promise<unknown[]> =>
    withClient(own, async (client) => (await client.query(text)).rows as unknown[])
  return { ...own, query }
}

const hashOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

/** Restores a backup into a place and backs that up again. */
async function roundTrip(place: { connection: pg.PoolConfig }, from: string, to: string): Promise<void> {
  const files = folderStore(join(folder, `restored-${crypto.randomUUID()}`))
  const manifest = await checkBackup(from)
  await migrate(place.connection, undefined, await schemaOf(manifest))
  await withClient(place, async (client) => {
    await restoreInto({ client, files, folder, say: quiet }, from, manifest)
    const { warnings } = await backUp(client, files, to, clock.now(), quiet)
    expect(warnings).toEqual([])
  })
}

describe('a backup', () => {
  it('comes back byte for byte: tables, sequences and files', async () => {
    const empty = await testDatabase()
    const second = join(folder, 'second.backup')
    await roundTrip(empty, file, second)
    expect(await hashOf(second)).toBe(await hashOf(file))
    // What the database computes and guards is there again.
    await expect(empty.pool.query('delete from agencies')).rejects.toThrow(/foreign key/)
    const { rows } = await empty.pool.query(`select searchable from clients where code = '014207'`)
    expect(rows[0].searchable).toContain('line\nbreak')
    await empty.close()
  })

  it('that is cut or damaged anywhere is refused before anything is touched', async () => {
    const bytes = await readFile(file)
    const damaged = join(folder, 'damaged.backup')
    const whole = await checkBackup(file)
    let harmless = 0
    for (let i = 0; i < 40; i += 1) {
      const copy = Buffer.from(bytes)
      const at = Math.floor((bytes.length * (i + 0.5)) / 40)
      copy[at] = (copy[at] ?? 0) ^ 0x10
      await writeFile(damaged, copy)
      const found = await checkBackup(damaged).catch((error: Error) => error)
      if (found instanceof Error) expect(found.message, `byte ${at}`).toMatch(/damaged|cannot be read|not a/)
      else {
        // A bit of the compression that nothing was coded with: every byte that comes out is the right one.
        expect(found, `byte ${at}`).toEqual(whole)
        harmless += 1
      }
    }
    expect(harmless).toBeLessThan(4)
    for (const length of [0, 10, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await writeFile(damaged, bytes.subarray(0, length))
      await expect(checkBackup(damaged), `cut at ${length}`).rejects.toThrow(/whole backup|cannot be read/)
    }
    await writeFile(damaged, 'something else')
    await expect(checkBackup(damaged)).rejects.toThrow(/cannot be read as a backup/)
    await expect(checkBackup(join(folder, 'nowhere'))).rejects.toThrow(/cannot be read as a backup/)
  })

  it('goes only into an empty place, and leaves another one as it was', async () => {
    const manifest = await checkBackup(file)
    const before = await readdir(join(folder, 'files'), { recursive: true })
    await withClient(database, async (client) => {
      const place = { client, files: store, folder, say: quiet }
      await expect(restoreInto(place, file, manifest)).rejects.toThrow(/not empty/)
    })
    expect(await readdir(join(folder, 'files'), { recursive: true })).toEqual(before)
    const { rows } = await database.pool.query('select count(*) as n from clients')
    expect(rows).toEqual([{ n: 3 }])
  })

  it('that breaks on its way leaves the place empty: no row, no file', async () => {
    const empty = await testDatabase()
    const manifest = await checkBackup(file)
    const files = folderStore(join(folder, 'broken'))
    const tables = manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 }))
    await withClient(empty, async (client) => {
      const place = { client, files, folder, say: quiet }
      await expect(restoreInto(place, file, { ...manifest, tables })).rejects.toThrow(/came back with/)
      const turned = manifest.tables.map((table) => ({ ...table, columns: table.columns.toReversed() }))
      await expect(restoreInto(place, file, { ...manifest, tables: turned })).rejects.toThrow(/invalid input/)
      await restoreInto(place, file, manifest)
    })
    await empty.close()
  })

  it('of a file that was removed or changed says so', async () => {
    const row = { name: 'lost', mime: 'text/plain', bytes: 1, sha256: '0'.repeat(64) }
    const [lost, changed] = ['a'.repeat(32), 'b'.repeat(32)]
    await database.db
      .insertInto('files')
      .values([
        { ...row, stored_as: lost },
        { ...row, stored_as: changed },
      ])
      .execute()
    await mkdir(join(folder, 'files', 'bb'), { recursive: true })
    await writeFile(store.pathOf(changed), 'other bytes')
    const done = await withClient(database, (client) =>
      backUp(client, store, join(folder, 'lost.backup'), clock.now(), quiet),
    )
    await database.db.deleteFrom('files').where('name', '=', 'lost').execute()
    expect(done.warnings).toEqual([
      `file ${lost} is not there: it is not in the backup`,
      `file ${changed} is not what was received: it is in the backup as it is`,
    ])
  })

  it('that cannot be written says why in one line and leaves nothing', async () => {
    await withClient(database, async (client) => {
      const path = join(folder, 'no', 'folder')
      await expect(backUp(client, store, path, clock.now(), quiet)).rejects.toThrow(/cannot be written/)
    })
  })

  it('of a newer or a foreign schema is refused', async () => {
    const manifest = await checkBackup(file)
    const newer = { name: '9999-newer.sql', checksum: '' }
    await expect(schemaOf({ ...manifest, migrations: [...manifest.migrations, newer] })).rejects.toThrow(
      /newer version \(9999-newer.sql\)/,
    )
    const foreign = manifest.migrations.map(({ name }) => ({ name, checksum: 'another' }))
    await expect(schemaOf({ migrations: foreign })).rejects.toThrow(/another version/)
  })

  it('of an older version is brought to this one', async () => {
    const [older, here] = [await emptyDatabase(), await emptyDatabase()]
    const first = (await readMigrations()).slice(0, 3).map(({ name }) => name)
    await migrate(older.connection, undefined, first)
    await older.query(`insert into agencies (code, business_name) values ('0217', 'Ferri')`)
    const path = join(folder, 'older.backup')
    await withClient(older, (client) => backUp(client, store, path, clock.now(), quiet))
    await roundTrip(here, path, join(folder, 'again.backup'))
    expect((await migrate(here.connection)).length).toBe((await readMigrations()).length - first.length)
    expect(await here.query('select code from agencies')).toEqual([{ code: '0217' }])
    await Promise.all([older.drop(), here.drop()])
  })
})

describe.skipIf(!process.env['TEST_DATABASE_URL'])('between a server and the private PostgreSQL', () => {
  it('comes back byte for byte, there and back again', async () => {
    const dataDir = join(folder, 'data')
    const embedded = await startEmbedded({ dataDir, durable: false, say: quiet })
    const [there, back] = [join(folder, 'there.backup'), join(folder, 'back.backup')]
    await roundTrip(embedded, file, there)
    const empty = await testDatabase()
    await roundTrip(empty, there, back)
    await embedded.stop()
    await empty.close()
    expect([await hashOf(there), await hashOf(back)]).toEqual([await hashOf(file), await hashOf(file)])
  })
})
