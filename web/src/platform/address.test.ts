import { describe, expect, it } from 'vitest'
import { fillPath, formFields, searchOf } from './address.ts'

const years = ['/sales/years', '/sales/years/agent/{agency}', '/sales/years/agent/{agency}/client/{client}']

describe('the path of a call', () => {
  it('is the longest variant whose values are all given', () => {
    expect(fillPath(years)).toBe('/sales/years')
    expect(fillPath(years, { agency: 7 })).toBe('/sales/years/agent/7')
    expect(fillPath(years, { agency: 7, client: 12 })).toBe('/sales/years/agent/7/client/12')
    expect(fillPath(years, { client: 12 })).toBe('/sales/years')
  })

  it('leaves an optional end out', () => {
    expect(fillPath('/order-form/send-request[/{id}]')).toBe('/order-form/send-request')
    expect(fillPath('/order-form/send-request[/{id}]', { id: 3 })).toBe('/order-form/send-request/3')
  })

  it('lets no value leave its place', () => {
    expect(fillPath('/x/{id}', { id: '../admin?a=1' })).toBe('/x/..%2Fadmin%3Fa%3D1')
  })

  it('is never sent with a hole', () => {
    expect(() => fillPath('/x/{id}', {})).toThrow('without its values')
  })
})

describe('the question in an address', () => {
  it('leaves out what is not asked and writes flags as 1 and 0', () => {
    expect(searchOf({ q: '', year: 2025, all: true, dry: false, agency: undefined, client: null })).toBe(
      '?year=2025&all=1&dry=0',
    )
    expect(searchOf({})).toBe('')
  })
})

describe('the fields of a form', () => {
  it('name each value of a row, and leave out what is not set', () => {
    const lines = [
      { quantity: 2, description: 'Base' },
      { quantity: null, description: '' },
    ]
    expect(formFields({ draft: true, none: undefined, lines, remove: [7, 8] })).toEqual([
      ['draft', '1'],
      ['lines[0][quantity]', '2'],
      ['lines[0][description]', 'Base'],
      ['lines[1][description]', ''],
      ['remove[0]', '7'],
      ['remove[1]', '8'],
    ])
  })
})
