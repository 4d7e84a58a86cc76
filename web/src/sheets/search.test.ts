import { expect, test } from 'vitest'
import { blankSearch, boardSearch, sheetSearch } from './search.ts'

test('the address of a board keeps what it knows and drops the rest', () => {
  expect(
    boardSearch({ view: 'clients', agency: 3, q: 'zan', status: 'sent', page: 2, sort: '-code', x: 1 }),
  ).toEqual({ view: 'clients', agency: 3, q: 'zan', status: 'sent', page: 2, sort: '-code' })
  expect(boardSearch({ view: 'other', agency: 'x', page: 1, q: '' })).toEqual({})
})

test('a sheet has three views, a blank one four languages', () => {
  expect(sheetSearch({ view: 'files' })).toEqual({ view: 'files' })
  expect(sheetSearch({ view: 'clients' })).toEqual({})
  expect(blankSearch({ language: 'fr' })).toEqual({ language: 'fr' })
  expect(blankSearch({ language: 'de' })).toEqual({})
})
