import domainNames from '../../scripts/check/domains.json' with { type: 'json' }
import { calls } from '@mandato/contract'
import { expect, test } from 'vitest'
import { openCompany } from '../test/company.ts'
import { boundsOf, domains } from './domains.ts'
import { allJobs } from './worker.ts'

const { t } = await openCompany()

const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at)

test('domains are declared in their order, from the ground up', () => {
  // Signing has no calls: others' acts use it.
  expect(domains.map(({ name }) => name)).toEqual(domainNames.filter((name) => name !== 'signing'))
})

test('every call of the contract is answered once', () => {
  const answered = boundsOf(t.parts).flatMap((bound) => Object.keys(bound.calls))
  expect(answered.toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('a job has a name of its own', () => {
  expect(twice(allJobs(t.parts).map(({ name }) => name))).toEqual([])
})

test('what an earlier domain needs is provided by one later domain', () => {
  const provided = domains.flatMap((domain) =>
    'provides' in domain ? Object.keys(domain.provides(t.parts)) : [],
  )
  expect(twice(provided)).toEqual([])
})
