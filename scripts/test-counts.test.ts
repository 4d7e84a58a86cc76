import { expect, test } from 'vitest'
import { journeyCounts, readReport, unitCounts } from './test-counts.ts'

test('unit tests: a file that fails to load is a failure although no test failed', () => {
  const unloaded = { status: 'failed', assertionResults: [] }
  const report = { numPassedTests: 5, numFailedTests: 1, success: false, testResults: [unloaded, unloaded] }
  expect(unitCounts(report)).toEqual({ passed: 5, failed: 3 })
})

test('unit tests: a run that failed outside its tests is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, success: false, testResults: [] }
  expect(unitCounts(report)).toEqual({ passed: 5, failed: 1 })
  expect(unitCounts({ ...report, success: true })).toEqual({ passed: 5, failed: 0 })
})

test('journeys: a test that needs a second try did not pass', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 2 }
  expect(journeyCounts({ stats, errors: [] })).toEqual({ passed: 3, failed: 3 })
})

test('journeys: an error outside the tests is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 }
  expect(journeyCounts({ stats, errors: [{ message: 'the server did not start' }] })).toEqual({
    passed: 0,
    failed: 1,
  })
})

test('no report, no counts', async () => {
  expect(await readReport('test-results/none.json', unitCounts)).toBeUndefined()
})
