import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrap } from './wrap.ts'

/** Every letter is one wide. */
const letters = (text: string) => text.length

it('breaks between words, and at the signs of an address', () => {
  expect(wrap('Arredamenti Città Nuova', 12, letters)).toEqual(['Arredamenti', 'Città Nuova'])
  expect(wrap('nome.cognome@azienda.it', 14, letters)).toEqual(['nome.cognome@', 'azienda.it'])
})

it('keeps the form of a company whole', () => {
  expect(wrap('Mobile Pavanello S.p.A.', 21, letters)).toEqual(['Mobile Pavanello', 'S.p.A.'])
})

it('breaks anywhere where no word fits', () => {
  expect(wrap('XXXXXXXX', 3, letters)).toEqual(['XXX', 'XXX', 'XX'])
})

it('ends with an ellipsis after three lines', () => {
  expect(wrap('one two three four five', 5, letters)).toEqual(['one', 'two', 'thre…'])
  expect(wrap('a\nb\nc\nd', 5, letters)).toEqual(['a', 'b', 'c…'])
})

it('never makes a line wider than the cell, nor loses a letter before the ellipsis', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(text, fc.integer({ min: 3, max: 30 }), (given, width) => {
      const lines = wrap(given, width, letters)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      const read = lines.join('').replace(/…$/, '').replace(/\s/g, '')
      expect(given.replace(/\s/g, '').startsWith(read)).toBe(true)
      for (const line of lines) expect(line.isWellFormed() || !given.isWellFormed()).toBe(true)
    }),
  )
})
