import { describe, expect, it } from 'vitest'
import { loginSearch } from './search.ts'

describe('the way back after signing in', () => {
  it('is an address inside the portal', () => {
    expect(loginSearch({ from: '/it/revenue?tab=years', expired: true })).toEqual({
      from: '/it/revenue?tab=years',
      expired: true,
    })
  })

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/it/login',
    7,
  ])('is never %s', (from) => {
    expect(loginSearch({ from })).toEqual({})
  })
})
