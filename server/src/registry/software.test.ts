import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'
import { type Db, transaction } from '../platform/db/db.ts'
import type { Landing } from '../platform/bulk-load/landing.ts'
import { sql } from '../platform/db/sql.ts'
import { activityLanding } from './queries/import-activity.ts'
import { licenceCodes, licenceLanding } from './queries/import-licences.ts'

const { t, world } = await openCompany()

type Value = string | number | null
/** Brings rows in as the import does: they land, are compared, and are written. */
const bringIn = (landing: Landing, given: readonly string[], rows: readonly (readonly Value[])[]) =>
  transaction(t.db, async (db) => {
    await landing.create(db)
    for (const [n, row] of rows.entries()) await land(db, landing, [n + 2, ...row])
    const { effects: _effects, ...compared } = await landing.compare(db, new Set(given))
    let written = 0
    await landing.apply(db, new Set(given), async (n) => {
      written += n
    })
    await sql`drop table ${sql.table(landing.table)}`.execute(db)
    return { ...compared, written }
  })
const land = (db: Db, landing: Landing, values: readonly Value[]) =>
  sql`insert into ${sql.table(landing.table)} (line, ${sql.join(landing.columns.map((name) => sql.ref(name)))})
    values (${sql.join([...values])})`.execute(db)

const software = (who: Who, agency: number, client = world.north.client) =>
  t.ask('GET', `/api/v1.0/software-pr-or/detail/agent/${agency}/client/${client}`, {
    token: world.token(who),
  })
const response = (answer: { body: unknown }) => (answer.body as { args: { response: object } }).args.response

const all = ['licence', 'client_id', 'product', 'activation_date', 'expiry']

describe('licences and activity of an ERP file', () => {
  it('are written once: a second file of the same changes nothing', async () => {
    const licences = [
      ['KD-1', world.north.client, 'Kitchen Draw', '2024-02-01', '2026-01-31'],
      ['KD-2', world.north.client, 'Kitchen Draw', null, null],
    ]
    const first = { created: 2, updated: 0, unchanged: 0, written: 2 }
    expect(await bringIn(licenceLanding, all, licences)).toEqual(first)
    expect(await bringIn(licenceLanding, all, licences)).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
      written: 0,
    })
    expect(await licenceCodes(t.db)).toEqual(new Set(['KD-1', 'KD-2']))
    const activity = [
      ['KD-1', 2025, 10, 7, 2],
      ['KD-1', 2025, 9, 4, 0],
      ['KD-2', 2025, 10, 1, 1],
    ]
    expect(await bringIn(activityLanding, activityLanding.columns, activity)).toMatchObject({ created: 3 })
    expect(await bringIn(activityLanding, activityLanding.columns, activity)).toMatchObject({ unchanged: 3 })
  })

  it('keep what the file has no column for, and take what it empties', async () => {
    const short = ['licence', 'client_id', 'product']
    const renamed = [['KD-1', world.north.client, 'Kitchen Draw Pro', null, null]]
    expect(await bringIn(licenceLanding, short, renamed)).toMatchObject({ updated: 1, written: 1 })
    const stored = () =>
      t.db
        .selectFrom('licences')
        .select(['product', 'expiry'])
        .where('licence', '=', 'KD-1')
        .executeTakeFirstOrThrow()
    expect(await stored()).toEqual({ product: 'Kitchen Draw Pro', expiry: '2026-01-31' })
    const emptied = [['KD-1', world.north.client, 'Kitchen Draw Pro', '2024-02-01', null]]
    await bringIn(licenceLanding, all, emptied)
    expect(await stored()).toEqual({ product: 'Kitchen Draw Pro', expiry: null })
  })
})

describe('the software of a client', () => {
  it('is found under its own agency or under all, by those who see the client', async () => {
    expect((await software('admin', world.south.id)).status).toBe(404)
    expect((await software('southAgent', 0)).status).toBe(404)
    expect((await software('customer', 0, world.north.otherClient)).status).toBe(404)
    for (const who of ['admin', 'clerk', 'agent', 'customer'] as const)
      expect([who, (await software(who, world.north.id)).status, (await software(who, 0)).status]).toEqual([
        who,
        200,
        200,
      ])
  })

  it('adds up the months of all licences, newest first, and tells how many quotes became orders', async () => {
    expect(response(await software('agent', world.north.id))).toEqual({
      licences: [
        {
          licence: 'KD-2',
          product: 'Kitchen Draw',
          activation_date: null,
          expiry: null,
          status: 'not_active',
        },
        {
          licence: 'KD-1',
          product: 'Kitchen Draw Pro',
          activation_date: '2024-02-01',
          expiry: null,
          status: 'active',
        },
      ],
      rows: [
        { year: 2025, month: 10, quotes: 8, orders: 3, conversion_pct: 37.5 },
        { year: 2025, month: 9, quotes: 4, orders: 0, conversion_pct: 0 },
      ],
      totals: { quotes: 12, orders: 3, conversion_pct: 25 },
    })
  })

  it('is an empty card for a client without licences', async () => {
    expect(response(await software('admin', 0, world.south.client))).toEqual({
      licences: [],
      rows: [],
      totals: { quotes: 0, orders: 0, conversion_pct: null },
    })
  })
})
