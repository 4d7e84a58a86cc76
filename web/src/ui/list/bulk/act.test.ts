import { IconFlag } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { actsOn, type BulkAct, notYetOf } from './act.ts'

const act = (key: string, suits: (row: number) => boolean): BulkAct<number> => ({
  key,
  icon: IconFlag,
  suits,
  act: () => Promise.resolve(null),
  say: (said) => said,
})

test('an act is offered with the rows it suits, and not at all where it suits none', () => {
  const acts = [act('even', (row) => row % 2 === 0), act('big', (row) => row > 9)]
  expect(actsOn(acts, [1, 2, 4]).map(({ act: { key }, rows }) => [key, rows])).toEqual([['even', [2, 4]]])
})

test('an act that suits no row just now says why, and only then', () => {
  const later: BulkAct<number> = {
    ...act('remind', (row) => row > 1),
    notYet: (rows) => (rows.includes(1) ? 'from tomorrow' : null),
  }
  expect([[1], [1, 2], [0]].map((rows) => notYetOf([later], rows))).toEqual([['from tomorrow'], [], []])
})
