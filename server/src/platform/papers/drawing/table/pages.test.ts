import { expect, it } from 'vitest'
import type { Line } from './lines.ts'
import { paginate } from './pages.ts'

const line = (kind: Line['kind'], text: string, height = 10): Line => ({ kind, height, cells: [text] })
const rows = (...names: string[]) => names.map((name) => line('row', name))
const shown = (lines: readonly Line[], first: number, further: number) =>
  paginate(lines, { first, further }, (heading) => ({
    ...heading,
    cells: [`${String(heading.cells[0])}+`],
  })).map((page) => page.lines.map(({ cells }) => cells[0]).join(' '))

it('fills the first page to its room and the others to theirs', () => {
  expect(shown(rows('a', 'b', 'c', 'd', 'e'), 20, 30)).toEqual(['a b', 'c d e'])
})

it('repeats the heading of a group that goes on', () => {
  const group = [line('group', 'G'), ...rows('a', 'b', 'c')]
  expect(shown(group, 30, 30)).toEqual(['G a b', 'G+ c'])
})

it('leaves no heading alone at the foot of a page', () => {
  expect(shown([...rows('a', 'b'), line('group', 'G'), ...rows('c')], 30, 30)).toEqual(['a b', 'G c'])
})

it('takes a row along with a sum that would stand alone', () => {
  expect(shown([...rows('a', 'b', 'c'), line('total', 'T')], 30, 30)).toEqual(['a b', 'c T'])
})

it('prints a line that is taller than any page on a page of its own', () => {
  expect(shown([...rows('a'), line('row', 'tall', 99), ...rows('b')], 30, 30)).toEqual(['a', 'tall', 'b'])
})
