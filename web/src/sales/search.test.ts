import { describe, expect, it } from 'vitest'
import { linesFromAddress, linesToAddress } from './lines-asked.ts'
import { revenueSearch } from './search.ts'

describe('the address of the revenue page', () => {
  it('keeps what it knows and drops the rest', () => {
    expect(
      revenueSearch({
        tab: 'agencies',
        agency: 3,
        client: '4',
        cut: '06-30',
        open: [1, 'x', 2],
        foo: 1,
        year: 7,
      }),
    ).toEqual({ tab: 'agencies', agency: 3, cut: '06-30', open: [1, 2] })
  })

  it('refuses a day that is none, and a panel that is none', () => {
    expect(revenueSearch({ cut: '13-01', panel: 'hello', assignment: 'year', hide: 'a b' })).toEqual({})
  })
})

describe('the lines of a figure in the address', () => {
  it('come back as they went', () => {
    const asked = { year: 2025, upTo: 'cut', client: 26, month: 3, category: 'other', code: 'Z.~/1' } as const
    const text = linesToAddress(asked)
    expect(text).toBe('2025~cut~client~26~month~3~category~other~code~Z%2E%7E%2F1')
    expect(linesFromAddress(text)).toEqual(asked)
    expect(revenueSearch({ panel: text })).toEqual({ panel: text })
  })

  it('are none for a mangled address', () => {
    expect(linesFromAddress(undefined)).toBeNull()
    expect(linesFromAddress('2025')).toBeNull()
    expect(linesFromAddress('2025~cut~month~x~code~%')).toEqual({ year: 2025, upTo: 'cut' })
  })
})
