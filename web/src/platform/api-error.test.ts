import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'

test('only the portal’s own answers end an act, and not that the same act still runs', () => {
  const unanswered = (status: number, key: string) => new ApiError(status, { key }).unanswered
  expect([0, 502, 503, 504].map((status) => unanswered(status, 'unknown'))).not.toContain(false)
  expect(unanswered(409, 'still_running')).toBe(true)
  expect(unanswered(409, 'changed_meanwhile')).toBe(false)
  expect(unanswered(500, 'unexpected')).toBe(false)
})
