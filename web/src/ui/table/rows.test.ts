import { describe, expect, it } from 'vitest'
import { shownRows, sortRows } from './rows.ts'

const rows = [
  { key: 'furniture', kind: 'partition', v: 20 as number | null },
  { key: 'worktops', kind: 'partition', v: 30 },
  { key: 'worktops_jit', kind: 'of_which', v: 90 },
  { key: 'premia', kind: 'partition', v: null },
  { key: 'total', kind: 'total', v: 50 },
  { key: 'expo', kind: 'cross', v: 99 },
]
const keys = (list: readonly { key: string }[]) => list.map((row) => row.key)
interface Row {
  key: string
  kind: string
  v: number | null
}
const kindOf = (row: Row) => row.kind
const words = (a: string, b: string) => a.localeCompare(b)

describe('sorting on the screen', () => {
  it('keeps "of which" under its row and the total and the cross at the foot', () => {
    expect(keys(sortRows(rows, { key: 'v', desc: true }, kindOf, words))).toEqual([
      'worktops',
      'worktops_jit',
      'furniture',
      'premia',
      'total',
      'expo',
    ])
  })

  it('puts nothing last, rising too', () => {
    expect(keys(sortRows(rows, { key: 'v', desc: false }, kindOf, words)).slice(0, 4)).toEqual([
      'furniture',
      'worktops',
      'worktops_jit',
      'premia',
    ])
  })
})

describe('opened rows', () => {
  const agency = { key: 'a', kind: 'agency', v: 1 }
  const client = { key: 'c', kind: 'client', v: 1 }
  const tree = {
    isOpen: (row: { key: string }) => row.key === 'a',
    toggle: () => undefined,
    name: (row: { key: string }) => row.key,
    hasNote: () => true,
  }

  it('are followed by what they open into, and their note', () => {
    const shown = shownRows([agency], (row) => row.key, kindOf, {
      ...tree,
      children: (row) => (row.key === 'a' ? [client] : null),
    })
    expect(shown.map((row) => `${row.is} ${row.key} ${row.depth}`)).toEqual([
      'row a 0',
      'row a/c 1',
      'note a note 1',
    ])
  })

  it('wait for rows on the way', () => {
    const shown = shownRows([agency], (row) => row.key, kindOf, { ...tree, children: () => 'loading' })
    expect(shown.map((row) => row.is)).toEqual(['row', 'waiting'])
  })
})
