import { describe, expect, it } from 'vitest'
import { clientPageSearch, clientsSearch } from './search.ts'

describe('the address of the list', () => {
  it('keeps what the list understands', () => {
    const search = {
      mode: 'split',
      q: 'cucine',
      status: 'active,dormant',
      sheet: 'to_renew',
      filters: 'unplaced',
      agency: 1,
      agent: 7,
      country: 'FR',
      area: 'Valle d’Aosta',
      sort: '-last_order_date',
      hide: 'phone,vat_number',
      page: 3,
    }
    expect(clientsSearch(search)).toEqual(search)
  })

  it.each([
    ['mode', 'globe'],
    ['status', 'active;drop'],
    ['agency', 'one'],
    ['agency', 0],
    ['country', 'France'],
    ['area', '<b>'],
    ['sort', 'name desc'],
    ['hide', 'phone;email'],
    ['page', 1],
    ['page', -2],
  ])('leaves out %s=%s, so that a mangled link still opens', (key, value) => {
    expect(clientsSearch({ [key]: value, q: 'cucine' })).toEqual({ q: 'cucine' })
  })

  it('takes a code of figures for what was typed', () => {
    expect(clientsSearch({ q: 14207 })).toEqual({ q: '14207' })
  })
})

it('the address of a client keeps tab, page and year, and nothing else', () => {
  expect(clientPageSearch({ tab: 'revenue', page: 2, year: 2024, panel: 'x' })).toEqual({
    tab: 'revenue',
    page: 2,
    year: 2024,
  })
  expect(clientPageSearch({ tab: 'Two Words', page: 1, year: 24 })).toEqual({})
})
