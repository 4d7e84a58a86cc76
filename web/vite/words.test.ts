import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { wordsOf } from './words.ts'

const of = (page: string) => wordsOf(resolve(import.meta.dirname, '../src', page))

it.each([
  ['home/pages/OutboxPage.tsx', ['home']],
  ['imports/pages/ImportsPage.tsx', ['imports']],
  ['registry/pages/AgenciesPage.tsx', ['registry', 'views']],
  ['accounts/pages/LoginPage.tsx', ['accounts']],
])('%s speaks %j, and nothing that stands beside it at a front door', (page, words) => {
  expect(of(page)).toEqual(words)
})

it('what a page loads lazily brings its own words', () => {
  expect(of('app/composed/ClientPage.tsx')).not.toContain('sheets')
})
