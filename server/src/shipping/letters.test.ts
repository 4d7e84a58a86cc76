import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import { actAs, personOf } from '../../test/act-as.ts'
import { moveShipment } from './actions/move-shipment.ts'

const { t, world } = await openCompany()
const s = goodsStory(t, world)

interface Register {
  readonly complete: boolean
  readonly last: number
  readonly valid: number
  readonly void: number
  readonly missing: readonly number[]
  readonly rows: readonly {
    readonly number: number
    readonly letter: string
    readonly date: string
    readonly state: string
    readonly reason: string
    readonly shipment_id: number
  }[]
}
const register = async (year: number) => response<Register>(await s.ask('GET', `spedizioni/register/${year}`))
const letterOf = async (id: number) =>
  (await s.detail<{ letter: { year: number; number: number; date: string } | null }>(id)).letter
/** A session that lives as long as the story: at New Year the clock goes on by weeks. */
const packedAt = async (moment: string) => {
  const { id } = await s.shipped({}, 'to-send')
  const person = await personOf(t, world, 'sales')
  const now = t.clock.now()
  t.clock.set(moment)
  await actAs(t, person, (context) => moveShipment(context, id, 'ready', {}))
  t.clock.set(now)
  return id
}

describe('the number of a transport letter', () => {
  it('is given when the goods are packed, one after the other', async () => {
    const ids = []
    for (let i = 0; i < 3; i += 1) ids.push((await s.shipped({}, 'to-send', 'ready')).id)
    const numbers = await Promise.all(ids.map(async (id) => (await letterOf(id))?.number))
    const [first = 0] = numbers
    expect(numbers).toEqual([first, first + 1, first + 2])
    expect(await letterOf((await s.shipped({}, 'to-send')).id)).toBeNull()
  })

  it('is void when the goods are unpacked, and packing again takes a new one', async () => {
    const { id } = await s.shipped({}, 'to-send', 'ready')
    const old = await letterOf(id)
    response(await s.move(id, 'to-send', { reason: 'Manca un collo' }))
    expect(await letterOf(id)).toBeNull()
    response(await s.move(id, 'ready'))
    expect((await letterOf(id))?.number).toBe((old?.number ?? 0) + 1)
    const { rows } = await register(2025)
    expect(rows.find(({ number }) => number === old?.number)).toMatchObject({
      state: 'void',
      reason: 'spedizione disimballata: Manca un collo',
      shipment_id: id,
    })
  })

  it('stays in the register when the shipment is deleted', async () => {
    const { id } = await s.shipped({}, 'to-send', 'ready')
    const { number } = (await letterOf(id)) ?? {}
    response(await s.ask('DELETE', `spedizioni/${id}`))
    const { rows, complete } = await register(2025)
    expect(rows.find((row) => row.number === number)).toMatchObject({
      state: 'void',
      reason: 'spedizione eliminata',
    })
    expect(complete).toBe(true)
  })

  it('does not exist when the act that took it fails', async () => {
    const { id } = await s.shipped({}, 'to-send')
    const before = await register(2025)
    const sales = await personOf(t, world, 'sales')
    const fails = actAs(t, sales, async (context) => {
      await moveShipment(context, id, 'ready', {})
      throw new Error('the process dies here')
    })
    await expect(fails).rejects.toThrow('dies')
    expect(await register(2025)).toEqual(before)
    response(await s.move(id, 'ready'))
    expect((await letterOf(id))?.number).toBe(before.last + 1)
  })

  it('is one of its own for each of those who pack at the same moment', async () => {
    const ids: number[] = []
    for (let i = 0; i < 8; i += 1) ids.push((await s.shipped({}, 'to-send')).id)
    const { last } = await register(2025)
    const answers = await Promise.all(ids.map((id) => s.move(id, 'ready')))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    const numbers = await Promise.all(ids.map(async (id) => (await letterOf(id))?.number ?? 0))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(ids.map((_, i) => last + 1 + i))
  })

  it('never changes and is never taken away', async () => {
    const row = t.db.selectFrom('letter_numbers').selectAll().orderBy('number').limit(1)
    const { year, number } = await row.executeTakeFirstOrThrow()
    await expect(
      t.db.deleteFrom('letter_numbers').where('year', '=', year).where('number', '=', number).execute(),
    ).rejects.toThrow('never changes')
    await expect(
      t.db.updateTable('letter_numbers').set({ date: '2025-01-01' }).where('year', '=', year).execute(),
    ).rejects.toThrow('never changes')
  })
})

describe('at New Year’s midnight', () => {
  it('the year is that of the day in Rome, and each year begins with one', async () => {
    const before = await letterOf(await packedAt('2026-12-31T22:59:59Z'))
    const after = await letterOf(await packedAt('2026-12-31T23:00:00Z'))
    expect(before).toEqual({ year: 2026, number: 1, date: '2026-12-31' })
    expect(after).toEqual({ year: 2027, number: 1, date: '2027-01-01' })
  })

  it('a clerk who began before midnight and comes second bears the later date', async () => {
    const later = await letterOf(await packedAt('2026-06-10T22:00:01Z'))
    expect(later).toMatchObject({ year: 2026, date: '2026-12-31' })
    const { complete, rows } = await register(2026)
    expect([complete, rows.map(({ number }) => number)]).toEqual([true, [1, 2]])
  })
})

describe('the register', () => {
  it('has every number from one to the last, with dates in order', async () => {
    const { complete, last, rows, valid, void: isVoid, missing } = await register(2025)
    expect([complete, missing]).toEqual([true, []])
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, i) => i + 1))
    expect(rows.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).toSorted())
    expect(valid + isVoid).toBe(last)
    expect(rows.every(({ state, reason }) => (state === 'void') === (reason !== ''))).toBe(true)
  })

  it('would see a number that is missing', async () => {
    await t.db.updateTable('shipment_years').set({ last_letter: 9 }).where('year', '=', 2027).execute()
    const { complete, missing } = await register(2027)
    expect([complete, missing]).toEqual([false, [2, 3, 4, 5, 6, 7, 8, 9]])
  })

  it('is printed, and is for the staff alone', async () => {
    const file = await s.ask('GET', 'spedizioni/register/2025?output=xlsx')
    expect([file.status, String(file.headers['content-type'])]).toEqual([
      200,
      expect.stringContaining('sheet'),
    ])
    for (const who of ['agent', 'customer'] as const)
      expect(refused(await s.ask('GET', 'spedizioni/register/2025', undefined, who))).toEqual([
        403,
        'not_allowed',
      ])
    expect(await register(1999)).toMatchObject({ complete: true, last: 0, rows: [] })
  })
})
