import { describe, expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

const marked = (pieces: readonly { text: string; own: boolean }[]) =>
  pieces.map(({ text, own }) => (own ? `[${text.trimEnd()}]` : text.trimEnd())).join(' ')

describe('two texts word by word', () => {
  test('keeps what both have and marks what only one has', () => {
    const { before, after } = wordDiff('Via Roma 41, 31100 Treviso', 'Via Feltrina 118, 31100 Treviso')
    expect(marked(before)).toBe('Via [Roma 41,] 31100 Treviso')
    expect(marked(after)).toBe('Via [Feltrina 118,] 31100 Treviso')
  })

  test('a value that was not there is new as a whole', () => {
    expect(wordDiff('', 'M5UXCR1')).toEqual({ before: [], after: [{ text: 'M5UXCR1', own: true }] })
  })

  test('equal texts have nothing marked, whatever blanks stand between', () => {
    const { before, after } = wordDiff('Mobili  Zanetti', 'Mobili Zanetti')
    expect([...before, ...after].some(({ own }) => own)).toBe(false)
  })

  test('put together again each side is its text', () => {
    const one = 'a b c d e f a b'
    const other = 'b c x d f a a'
    const { before, after } = wordDiff(one, other)
    expect(before.map(({ text }) => text).join('')).toBe(one)
    expect(after.map(({ text }) => text).join('')).toBe(other)
  })
})
