import { describe, expect, it } from 'vitest'
import { arranged, isArranged, isSameName, showsSame, understood } from './arranged.ts'

describe('a view', () => {
  it('is filters, order and tab, without the page', () => {
    const search = {
      tab: 'agencies',
      q: 'zan',
      sort: '-code',
      open: [1],
      page: 3,
      panel: 'x',
      area: undefined,
    }
    expect(arranged(search)).toEqual({ tab: 'agencies', q: 'zan', sort: '-code', open: [1] })
    expect([isArranged({ page: 3 }), isArranged({ page: 3, q: 'a' })]).toEqual([false, true])
  })

  it('is the one that is open when the address shows the same, on whatever page', () => {
    expect(showsSame({ q: 'a', sort: 'code' }, { sort: 'code', page: 2, q: 'a' })).toBe(true)
    expect(showsSame({ q: 'a' }, { q: 'a', sort: 'code' })).toBe(false)
    expect(showsSame({ q: '1' }, { q: 1 })).toBe(false)
  })

  it('of old or forged addresses opens with the valid part, and the list is sorted by name', () => {
    const read = ({ q }: Readonly<Record<string, unknown>>) => (typeof q === 'string' ? { q } : {})
    const own = { owner: null, shared: null }
    const kept = [
      { id: 1, name: 'Zona 10', search: { q: { $ne: 1 }, gone: true }, ...own },
      { id: 2, name: 'èra', search: { q: 'a', page: 2 }, ...own },
      { id: 3, name: 'zona 9', search: {}, ...own },
    ]
    expect(understood(kept, read, 'it')).toEqual([
      { id: 2, name: 'èra', search: { q: 'a' }, ...own },
      { id: 3, name: 'zona 9', search: {}, ...own },
      { id: 1, name: 'Zona 10', search: {}, ...own },
    ])
  })
})

it('a name is one name however it is written', () => {
  expect(isSameName('Dormienti  Veneto', ' dormienti veneto')).toBe(true)
  expect(isSameName('Perché', 'PERCHE\u0301')).toBe(true)
  expect(isSameName('Dormienti', 'Dormiente')).toBe(false)
})
