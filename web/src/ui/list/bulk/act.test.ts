import { IconFlag } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { actsOn, type BulkAct, doneOf, notYetOf, rowsOf, wholeOf } from './act.ts'

interface Row {
  readonly id: number
  readonly product_code: string
  readonly name: string
  readonly archived: boolean
}
const row = (id: number, archived = false): Row => ({ id, product_code: `P${id}`, name: 'Expo', archived })
const act = (name: 'archiveMaterials' | 'restoreMaterials', suits?: (one: Row) => boolean): BulkAct<Row> => ({
  act: name,
  icon: IconFlag,
  ...(suits && { suits }),
  say: (said) => said,
})

test('an act is offered with the rows it suits, and not at all where it suits none', () => {
  const acts = [act('archiveMaterials'), act('restoreMaterials')]
  const offered = actsOn(acts, [row(1), row(2)])
  expect(offered.map(({ act: one, rows }) => [one.act, rows.map(({ id }) => id)])).toEqual([
    ['archiveMaterials', [1, 2]],
  ])
})

test('an act that suits no row just now says why, and only then', () => {
  const later: BulkAct<Row> = {
    ...act('archiveMaterials', ({ id }) => id > 1),
    notYet: (rows) => (rows.some(({ id }) => id === 1) ? 'from tomorrow' : null),
  }
  const told = [[row(1)], [row(1), row(2)], [row(0)]].map((rows) => notYetOf([later], rows))
  expect(told).toEqual([['from tomorrow'], [], []])
})

test('what was left out or not reached stays to be done, two rows of one name too', () => {
  const rows = [row(1), row(1), row(2), row(3)]
  const run = { done: 2, skipped: 1, reasons: [{ position: 1 }] }
  expect(doneOf(rows, run)).toEqual([rows[0], rows[2]])
})

test('the server is told each row by what its call is asked with, or the filter alone', () => {
  expect(rowsOf(act('archiveMaterials'), [row(1), row(2, true)], {})).toEqual({
    rows: [{ name: 'P1 Expo', params: { id: 1 }, body: { archived: true } }],
  })
  const whole = wholeOf({ filter: { q: 'expo', family: undefined, sort: 'code' } }, { total: 70 })
  expect(whole).toEqual({ filter: { query: { q: 'expo', sort: 'code' } }, total: 70 })
  expect(rowsOf(act('archiveMaterials'), whole?.filter ?? {}, {})).toEqual({
    all: { query: { q: 'expo', sort: 'code' } },
  })
})
