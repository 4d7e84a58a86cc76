import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../server/test/database.ts'
import { benches } from './benches.ts'
import { closeBenchServer, copyCompany } from './lib/database.ts'
import { type Finding, mustBeFigures } from './lib/table.ts'

const company = await testDatabase({ seed: 'demo' })
const { database } = company.connection
// What the other tests copy too. A server that is given by an address is not copied from: the benches start their own.
if (database) copyCompany(company.connection, database)
afterAll(async () => {
  await closeBenchServer()
  await company.close()
})

/* A broken bench is worse than none: those that need nothing but the demonstration company run once, as short as can be. */
test.each([
  'p1',
  'p1-clients',
  'p1-orders',
  'p1-invoices',
  'p1-contents',
  'p3',
  'p4',
  'p5',
  'p6',
  'p7',
  'p7-publish',
  'p8',
  'p9',
  'p12',
  'p13',
  'p13-ready',
  'p14',
  'p15',
  'p15-lists',
  'p15-import',
  'p15-proof',
  'downloads',
  'told-apart',
])('%s measures something', async (name) => {
  const findings = (await benches[name]?.({ rounds: 1, seconds: 0.2, scale: 2 })) ?? []
  mustBeFigures(findings)
  expect(findings.length).toBeGreaterThan(0)
})

test.each(['NaN×', '0 ms', '0.00× (0.00–0.00)', 'undefined', ''])('"%s" is no figure', (found) => {
  const finding: Finding = { goal: 'P', what: 'nothing', found, target: '', reached: true }
  expect(() => mustBeFigures([finding])).toThrow(/is no figure/)
})

test('no finding at all is an error, a count of no faults is none', () => {
  expect(() => mustBeFigures([])).toThrow(/found nothing/)
  const none: Finding = { goal: 'P', what: 'faults', found: '0', mayBeZero: true, target: '0', reached: true }
  expect(() => mustBeFigures([none])).not.toThrow()
})
