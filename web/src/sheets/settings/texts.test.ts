import { expect, test } from 'vitest'
import type { Versions } from './data.ts'
import { editable, incomplete, marked, moved, titled, withClause, withoutClause, written } from './texts.ts'

const clause = (heading: string) => ({ heading, text: `${heading} …`, specific: false })
const latest = {
  texts: {
    it: { title: 'Condizioni', sections: [clause('1'), clause('2'), clause('3')] },
    en: { title: 'Conditions', sections: [clause('1'), clause('2')] },
    fr: { title: 'Conditions', sections: [clause('1'), clause('2'), clause('3')] },
    es: { title: '', sections: [] },
  },
} as unknown as Versions
const texts = editable(latest)
const headings = (from: typeof texts) => from.it.sections.map(({ heading }) => heading).join('')

test('all languages have as many clauses as the longest, and missing ones are reported', () => {
  expect([texts.en.sections.length, texts.es.sections.length]).toEqual([3, 3])
  expect(incomplete(texts)).toEqual(['en', 'es'])
})

test('clauses are moved, added, removed and marked in every language at once', () => {
  expect(headings(moved(texts, 2, 0))).toBe('312')
  expect(headings(withoutClause(texts, 1))).toBe('13')
  expect(withClause(texts).fr.sections).toHaveLength(4)
  expect(marked(texts, 1, true).en.sections[1]?.specific).toBe(true)
})

test('words are written in one language alone', () => {
  const changed = titled(written(texts, 'en', 2, { heading: '3', text: 'Payments' }), 'en', 'Terms')
  expect([changed.en.title, changed.en.sections[2]?.text, changed.it]).toEqual([
    'Terms',
    'Payments',
    texts.it,
  ])
})
