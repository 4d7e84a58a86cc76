import { expect, it } from 'vitest'
import { mostFilesOf, placeField } from './form-parts.ts'
import * as z from 'zod'

const placed = (...fields: readonly (readonly [string, string])[]) => {
  const into: Record<string, unknown> = {}
  for (const [name, value] of fields) placeField(into, name, value)
  return into
}

it('puts the fields of rows into a list', () => {
  expect(
    placed(
      ['a', '1'],
      ['lines[0][quantity]', '2'],
      ['lines[1][quantity]', '3'],
      ['lines[0][description]', 'x'],
    ),
  ).toEqual({
    a: '1',
    lines: [{ quantity: '2', description: 'x' }, { quantity: '3' }],
  })
  expect(placed(['remove[0]', '7'], ['remove[1]', '8'])).toEqual({ remove: ['7', '8'] })
})

it('keeps a gap as a missing entry, which the schema refuses', () => {
  const { lines } = placed(['lines[2][quantity]', '3'])
  expect(lines).toEqual([undefined, undefined, { quantity: '3' }])
  expect(z.array(z.object({ quantity: z.string() })).safeParse(lines).success).toBe(false)
})

it.each([
  'lines[1000][quantity]',
  'lines[-1][a]',
  'lines[0][a][b]',
  'lines[x]',
  '__proto__[0][a]',
  'lines[]',
  '[0]',
])('takes %s for the name of a plain field', (name) =>
  expect(Object.keys(placed([name, '1']))).toEqual([name]),
)

it('never writes into what all objects share', () => {
  placed(['constructor[0][prototype]', '1'], ['lines[0][constructor]', '1'])
  expect(({} as Record<string, unknown>)['prototype']).toBeUndefined()
})

it('a text in the place of a list stays, and the row is a field nobody knows', () => {
  expect(placed(['lines', 'x'], ['lines[0][a]', '1'])).toEqual({ lines: 'x', 'lines[0][a]': '1' })
})

it('counts the files of a form', () => {
  const form = { fields: z.object({}), file: 'plan', maxBytes: 1 }
  expect([mostFilesOf(form), mostFilesOf({ ...form, more: { plan: 5, photo: 1 } })]).toEqual([1, 6])
})
