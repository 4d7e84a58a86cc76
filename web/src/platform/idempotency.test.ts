import { describe, expect, it } from 'vitest'
import { actOf, answered, keepKeyOf, keyFor } from './idempotency.ts'

describe('the key of an act', () => {
  it('stays the same until the act is answered, so that trying again cannot do it twice', () => {
    const act = actOf('setBudget', { body: { amount: 100 } })
    const key = keyFor(act)
    expect(keyFor(act)).toBe(key)
    answered(act)
    expect(keyFor(act)).not.toBe(key)
  })

  it('can be one that a page opened later finds again', async () => {
    const act = actOf('agencyClientSet', { params: { id: 7 }, body: { version: 1, notes: 'secondo piano' } })
    await keepKeyOf(act, 'begun on Monday')
    const key = keyFor(act)
    answered(act)
    await keepKeyOf(act, 'begun on Monday')
    expect(keyFor(act)).toBe(key)
    await keepKeyOf(act, 'begun on Tuesday')
    expect(keyFor(act)).not.toBe(key)
    const other = actOf('agencyClientSet', {
      params: { id: 7 },
      body: { version: 2, notes: 'secondo piano' },
    })
    await keepKeyOf(other, 'begun on Monday')
    expect(keyFor(other)).not.toBe(key)
  })

  it('differs for another input and for another file', () => {
    const file = (size: number) => new File([new Uint8Array(size)], 'fatture.csv', { lastModified: 1 })
    expect(actOf('a', { body: 1 })).not.toBe(actOf('a', { body: 2 }))
    expect(actOf('startImport', { file: file(1) })).toBe(actOf('startImport', { file: file(1) }))
    expect(actOf('startImport', { file: file(1) })).not.toBe(actOf('startImport', { file: file(2) }))
  })
})
