import { expect, test } from 'vitest'
import { journeyCounts, readReport, unitCounts } from './test-counts.ts'

test('unit tests: a file that fails to load is a failure although no test failed', () => {
  const unloaded = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  const tests = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'subtracts',
      failureMessages: ['\u001B[31mAssertionError\u001B[39m: 1 is not 2'],
    },
  ]
  const loaded = { name: 'b.test.ts', status: 'failed', message: '', assertionResults: tests }
  const report = { numPassedTests: 5, numFailedTests: 1, success: false, testResults: [unloaded, loaded] }
  expect(unitCounts(report)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['a.test.ts\n    no such module', 'b.test.ts › subtracts\n    AssertionError: 1 is not 2'],
  })
})

test('unit tests: a run that failed outside its tests is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, success: false, testResults: [] }
  expect(unitCounts(report)).toMatchObject({ passed: 5, failed: 1 })
  expect(unitCounts({ ...report, success: true })).toMatchObject({ passed: 5, failed: 0 })
})

test('journeys: a test that needs a second try did not pass', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 2 }
  const spec = { file: 'a.spec.ts', line: 7, title: 'signs' }
  const passed = { results: [{ status: 'passed', errors: [] }] }
  const second = {
    results: [
      { status: 'failed', errors: [{ message: 'not there' }] },
      { status: 'passed', errors: [] },
    ],
  }
  const suites = [
    {
      suites: [{ specs: [{ ...spec, ok: true, tests: [second] }] }],
      specs: [{ ...spec, ok: true, tests: [passed] }],
    },
  ]
  expect(journeyCounts({ stats, errors: [], suites })).toEqual({
    passed: 3,
    failed: 3,
    failures: ['a.spec.ts:7 › signs\n    not there'],
  })
})

test('journeys: an error outside the tests is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 }
  expect(journeyCounts({ stats, errors: [{ message: 'the server did not start' }] })).toEqual({
    passed: 0,
    failed: 1,
    failures: ['outside the journeys\n    the server did not start'],
  })
})

test('no report, no counts', async () => {
  expect(await readReport('test-results/none.json', unitCounts)).toBeUndefined()
})
