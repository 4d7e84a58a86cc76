import { shownSheetStatuses } from '@mandato/contract/sheets/status'
import { customerStatuses } from '@mandato/contract/registry/customer-status'
import { describe, expect, it } from 'vitest'
import { clientFlagsOf, conversionOf, licenceState, progressFlagsOf } from './rules.ts'

describe('the flags of a row', () => {
  const every = customerStatuses.flatMap((customer_status) =>
    shownSheetStatuses.map((sheet_status) => ({ customer_status, sheet_status, lat: null })),
  )
  const count = (flags: Record<string, boolean>, names: readonly string[]) =>
    names.filter((name) => flags[name]).length

  it('tell each customer status by exactly one flag', () => {
    const partition = ['active', 'prospect', 'dormant', 'suspended', 'deletion']
    expect(every.filter((row) => count(clientFlagsOf(row), partition) !== 1)).toEqual([])
  })
  it('tell each state of a sheet by exactly one flag', () => {
    const partition = ['to_fill', 'ready_to_sign', 'to_review', 'confirmed', 'to_renew']
    expect(every.filter((row) => count(progressFlagsOf(row), partition) !== 1)).toEqual([])
  })
})

describe('a licence', () => {
  const today = '2025-11-17'
  it.each([
    ['2024-01-01', null, 'active'],
    ['2025-11-17', null, 'active'],
    ['2025-11-18', null, 'not_active'],
    [null, null, 'not_active'],
    ['2024-01-01', '2025-11-16', 'expired'],
    [null, '2025-11-16', 'expired'],
    ['2024-01-01', '2025-11-17', 'expiring'],
    ['2024-01-01', '2026-01-16', 'expiring'],
    ['2024-01-01', '2026-01-17', 'active'],
  ])('activated %s, ending %s, is %s', (activation_date, expiry, state) => {
    expect(licenceState({ activation_date, expiry }, today)).toBe(state)
  })
})

it('tells how many quotes became orders', () => {
  expect([conversionOf(0, 0), conversionOf(0, 2), conversionOf(3, 1), conversionOf(8, 8)]).toEqual([
    null,
    null,
    33.3,
    100,
  ])
})
