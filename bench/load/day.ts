import type { Question } from '../../scripts/faults/ask.ts'

/** What agents ask for in a day, and how often out of a hundred; the last is the only write. */
const reads: readonly (readonly [number, string])[] = [
  [20, '/api/v1.0/dashboard/'],
  [20, '/api/v1.0/sales/current'],
  [20, '/api/v1.0/sales/lines/1?year=2025'],
  [15, '/api/v1.0/generic/search?q=cucine'],
  [10, '/api/v1.0/agencies/get-clients'],
  [10, '/api/v1.0/auth/me'],
]
const everyHundred = reads.flatMap(([times, path]) => Array.from({ length: times }, () => path))

/** The n-th question of the day, asked by whoever is next. Five out of a hundred write, with a key. */
export function questionAt(n: number, tokens: readonly string[]): Question {
  const token = tokens[n % tokens.length] ?? ''
  // 37 has no factor in common with 100, so that the kinds come mixed.
  const path = everyHundred[(n * 37) % 100]
  if (path) return { method: 'GET', path, token }
  const body = { phone: `+39 0422 ${100_000 + (n % 900_000)}` }
  return { method: 'PUT', path: '/api/v1.0/agencies/my', token, key: `bench-${n}-${Date.now()}`, body }
}
