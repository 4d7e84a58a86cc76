import { expect, test } from 'vitest'
import { begun, drawn, type Drawing, isSignature, pathOf, pictureOf, undone } from './strokes.ts'

const pad: Drawing = { width: 358.4, height: 196, strokes: [] }
const line = (count: number): Drawing =>
  Array.from({ length: count }).reduce<Drawing>(
    (drawing, _, i) =>
      i === 0 ? begun(drawing, [10, 90]) : drawn(drawing, [10 + i * 9, 90 - (i % 3) * 12.34]),
    pad,
  )

test('a stroke becomes a smooth curve through the middles of its points', () => {
  const stroke = [
    [0, 0],
    [10, 10],
    [20, 0],
    [30, 10],
  ] as const
  expect(pathOf(stroke)).toBe('M0 0 Q10 10 15 5 Q20 0 25 5 L30 10')
})

test('a dot is kept as a line of no length', () => {
  expect(pathOf([[7, 8]])).toBe('M7 8 L7.1 8')
})

test('a tap or a short dash is no signature', () => {
  expect(isSignature(null)).toBe(false)
  expect(isSignature(begun(pad, [5, 5]))).toBe(false)
  expect(isSignature(line(4))).toBe(false)
  expect(isSignature(line(20))).toBe(true)
})

test('points that lie on one another are left out, and the last stroke can be taken back', () => {
  const once = begun(pad, [5, 5])
  expect(drawn(once, [5.5, 5.5])).toBe(once)
  expect(undone(begun(line(20), [1, 1]))).toEqual(line(20))
})

test('the picture holds paths and nothing else, and stays below what the server takes', () => {
  const picture = pictureOf(line(20))
  expect(picture).toMatch(/^<svg viewBox="0 0 358 196">(<path d="[MLQ0-9 .-]+"\/>)+<\/svg>$/)
  const endless = Array.from({ length: 9_000 }).reduce<Drawing>(
    (drawing, _, i) => drawn(drawing, [(i * 7) % 358, (i * 13) % 196]),
    begun(pad, [0, 0]),
  )
  expect(pictureOf(endless).length).toBeLessThan(60_000)
})
