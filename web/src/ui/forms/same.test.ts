import { describe, expect, test } from 'vitest'
import { same } from './same.ts'

describe('two values of a form say the same', () => {
  const file = (name: string) => new File(['x'], name, { lastModified: 1 })

  test('however deep, and whatever order their names have', () => {
    expect(
      same({ lines: [{ code: 'A', price: { net: 2 } }] }, { lines: [{ price: { net: 2 }, code: 'A' }] }),
    ).toBe(true)
    expect(
      same({ lines: [{ code: 'A', price: { net: 2 } }] }, { lines: [{ code: 'A', price: { net: 3 } }] }),
    ).toBe(false)
    expect(same([1, 2], [1, 2, 3])).toBe(false)
    expect(same([], {})).toBe(false)
    expect(same(null, {})).toBe(false)
  })

  test('a field that says nothing is none, on either side', () => {
    expect(same({ code: 'A', price: undefined }, { code: 'A' })).toBe(true)
    expect(same({ code: 'A' }, { code: 'A', price: undefined })).toBe(true)
    expect(same({ code: 'A' }, { code: 'A', price: 1 })).toBe(false)
    expect(same({ code: 'A', price: null }, { code: 'A' })).toBe(false)
  })

  test('files by name, size and date', () => {
    expect(same([file('a.pdf')], [file('a.pdf')])).toBe(true)
    expect(same([file('a.pdf')], [file('b.pdf')])).toBe(false)
    expect(same([file('a.pdf')], [{ name: 'a.pdf' }])).toBe(false)
  })
})
