import { expect, test } from 'vitest'
import { importing, openImports } from '../../test/importing.ts'
import { readTable } from '../../test/spreadsheet.ts'
import { openSession } from '../../test/world.ts'

/* A view is sent at seven, and a file of the ERP is brought in at seven: both happen, and what is sent is of one moment. */
const { t, world } = await openImports('sales')
const many = 1200

const clientsNamed = (moment: string) =>
  [
    'code,agency_code,business_name,address,postal_code,city,province,country',
    ...Array.from(
      { length: many },
      (_, i) => `${String(800_000 + i)},0217,${moment} ${i},Via Roma 1,20100,Milano,MI,IT`,
    ),
  ].join('\n')

const sentFiles = async () => {
  const mails = await t.db.selectFrom('outbox').select('attachments').orderBy('id').execute()
  const ids = mails.flatMap(({ attachments }) => attachments)
  return Promise.all(
    ids.map(async (id) => {
      const { stored_as } = await t.db
        .selectFrom('files')
        .select('stored_as')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return readTable(Buffer.concat(await Array.fromAsync(t.parts.files.read(stored_as))))
    }),
  )
}

test('an import at the hour of a scheduled export: both are done, and no file is half old and half new', async () => {
  const sales = async () => openSession(t.db, world.people.sales.id, t.clock.now())
  const asked = async (path: string, body: object) => {
    const answer = await t.ask('POST', `/api/v1.0/me/${path}`, { token: await sales(), body })
    return (answer.body as { args: { response: { id: number } } }).args.response.id
  }
  await importing(t, await sales()).bring('clients', clientsNamed('Alba'))
  const view_id = await asked('views', { list: 'clients', name: 'Tutti', search: { sort: 'business_name' } })
  await asked('schedules', { view_id, output: 'xlsx', every: 'day' })

  for (const [day, name] of [
    ['2026-11-21', 'Brera'],
    ['2026-11-22', 'Carso'],
    ['2026-11-23', 'Dolomia'],
  ] as const) {
    t.clock.set(`${day}T06:00:00Z`)
    const [done] = await Promise.all([
      importing(t, await sales()).bring('clients', clientsNamed(name)),
      t.runJob('run-schedules'),
    ])
    expect(done).toMatchObject({ state: 'done', updated: many, rejected: 0 })
  }
  const files = await sentFiles()
  expect(files).toHaveLength(3)
  for (const { rows } of files) {
    const moments = rows.flatMap(
      (row) => /(Alba|Brera|Carso|Dolomia) \d+/.exec(JSON.stringify(row))?.[1] ?? [],
    )
    expect(moments).toHaveLength(many)
    expect(new Set(moments).size).toBe(1)
  }
})
