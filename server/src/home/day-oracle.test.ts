import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { bringIn } from '../../test/revenue-company.ts'
import { newShop, response, sheetStory } from '../../test/sheet-story.ts'

/*
 * Who is silent, worked out once more from docs/day.md in plain arithmetic over the lines themselves, and compared with the
 * day: the same clients, in the same order, with the same words.
 */
const { t, world } = await openCompany()
const { north } = world
const { ask } = sheetStory(t, world)

const dayMs = 86_400_000
const asOf = '2025-11-14'
const numberOf = (date: string): number => Date.parse(date) / dayMs
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** Days up to one that are not in August, counted one by one. */
const openUpTo = new Map<number, number>()
let open = 0
for (let day = numberOf('2022-01-01'); day <= numberOf(asOf); day += 1) {
  if (dateOf(day).slice(5, 7) !== '08') open += 1
  openUpTo.set(day, open)
}
const openOf = (date: string): number => openUpTo.get(numberOf(date)) ?? 0

interface Line {
  readonly date: string
  readonly client: number
  readonly cents: number
}
interface Said {
  readonly code: string
  readonly usual: number
  readonly text: string
}

function median(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/** What the page says of one client, or null where it is not silent. */
function silenceOf(code: string, lines: readonly Line[]): Said | null {
  const since = '2023-11-14'
  const bought = lines.filter(({ date, cents }) => cents > 0 && date > since && date <= asOf)
  const days = [...new Set(bought.map(({ date }) => date))].toSorted((a, b) => (a < b ? -1 : 1))
  const gaps = days.slice(1).map((date, at) => openOf(date) - openOf(days[at] ?? date))
  if (days.length < 5) return null
  const usualGap = median(gaps.toSorted((a, b) => a - b))
  const silent = openOf(asOf) - openOf(days.at(-1) ?? asOf)
  if (silent <= Math.max(30, 1.5 * usualGap)) return null
  const all = lines.filter(({ date }) => date > since && date <= asOf)
  const firstEver = Math.min(...lines.map(({ date }) => numberOf(date)))
  const span = Math.min(numberOf(asOf) - numberOf(since), numberOf(asOf) - firstEver)
  const sum = all.reduce((cents, line) => cents + line.cents, 0)
  const usual = Math.max(0, Math.round((sum * 60) / Math.max(60, span)))
  const every = Math.round(usualGap)
  const word = every === 1 ? 'giorno' : 'giorni'
  return { code, usual: usual / 100, text: `Di solito ordina ogni ${every} ${word}; tace da ${silent}.` }
}

/** Order days of one client: where it begins, how far apart, what each brings; credit notes among them. */
const habit = fc.record({
  start: fc.integer({ min: numberOf('2023-02-01'), max: numberOf('2025-10-01') }),
  gaps: fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 2, maxLength: 24 }),
  euros: fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 26, maxLength: 26 }),
  credits: fc.array(fc.boolean(), { minLength: 26, maxLength: 26 }),
})

it('says of every client what plain arithmetic over its lines says', async () => {
  const habits = fc.sample(habit, { numRuns: 40, seed: 28 })
  const shops: { id: number; code: string; lines: Line[] }[] = []
  for (const { start, gaps, euros, credits } of habits) {
    const id = await newShop(t.db, north.id)
    const { code } = await t.db
      .selectFrom('clients')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    let day = start
    const lines = [0, ...gaps].flatMap((gap, at): Line[] => {
      day += gap
      const date = dateOf(day)
      const amount = (euros[at] ?? 1) * 100
      if (date > asOf) return []
      return credits[at] && at % 3 === 0
        ? [{ date, client: id, cents: -Math.ceil(amount / 4) }]
        : [{ date, client: id, cents: amount }]
    })
    shops.push({ id, code, lines })
  }
  const lines = shops.flatMap((shop) => shop.lines)
  await bringIn(t.db, [
    ...lines.map((line) => ({ ...line, agency: north.id, family: 'NN', expo: false })),
    // The day the figures stand at.
    { date: asOf, client: world.south.client, agency: world.south.id, family: 'NN', expo: false, cents: 100 },
  ])
  const wanted = shops
    .flatMap(({ code, lines: own }) => silenceOf(code, own) ?? [])
    .toSorted((a, b) => b.usual - a.usual || (a.code < b.code ? -1 : 1))
  expect(wanted.length).toBeGreaterThan(10)
  const answer = await ask('GET', 'dashboard/day', 'agent')
  const rows =
    response<
      { client: { code: string }; usual_60_days: number; reasons: { kind: string; text: string }[] }[]
    >(answer)
  expect((answer.body as { args: { meta: { clients: number } } }).args.meta.clients).toBe(wanted.length)
  expect(
    rows.map(({ client, usual_60_days: usual, reasons }) => ({
      code: client.code,
      usual,
      text: reasons.map(({ text }) => text).join(' '),
    })),
  ).toEqual(wanted.slice(0, 20))
})
