import { expect, it } from 'vitest'
import { arranged } from './arranged.ts'

const blocks = ['tasks', 'figures', 'months', 'news'].map((key) => ({ key }))
const keys = (order: readonly string[]) => arranged(blocks, order).map(({ key }) => key)

it('leaves blocks as they come where nobody arranged them', () =>
  expect(keys([])).toEqual(['tasks', 'figures', 'months', 'news']))

it('puts them in the order of the person, and leaves out what the role does not have', () =>
  expect(keys(['news', 'day', 'months', 'tasks', 'figures'])).toEqual(['news', 'months', 'tasks', 'figures']))

it('puts a block that came later behind the one it comes behind, or first', () => {
  expect(keys(['news', 'figures', 'tasks'])).toEqual(['news', 'figures', 'months', 'tasks'])
  expect(keys(['news', 'figures', 'months'])).toEqual(['tasks', 'news', 'figures', 'months'])
})
