import { describe, expect, it } from 'vitest'
import { actOf, answered, holdKey, keyFor } from './idempotency.ts'

describe('the key of an act', () => {
  it('stays the same until the act is answered, so that trying again cannot do it twice', () => {
    const act = actOf('setBudget', { body: { amount: 100 } })
    const key = keyFor(act)
    expect(keyFor(act)).toBe(key)
    answered(act)
    expect(keyFor(act)).not.toBe(key)
  })

  it('is the number of the device where it gave one', () => {
    const act = actOf('agencyClientSet', { params: { id: 7 }, body: { version: 1 } })
    holdKey(act, 'a-device:7')
    expect(keyFor(act)).toBe('a-device:7')
    answered(act)
    expect(keyFor(act)).not.toBe('a-device:7')
  })

  it('differs for another input and for another file', () => {
    const file = (size: number) => new File([new Uint8Array(size)], 'fatture.csv', { lastModified: 1 })
    expect(actOf('a', { body: 1 })).not.toBe(actOf('a', { body: 2 }))
    expect(actOf('startImport', { file: file(1) })).toBe(actOf('startImport', { file: file(1) }))
    expect(actOf('startImport', { file: file(1) })).not.toBe(actOf('startImport', { file: file(2) }))
  })
})
