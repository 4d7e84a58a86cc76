import fc from 'fast-check'
import type { Company, TestLine } from './revenue-company.ts'

/** Days on which years, months and leap days meet, and any other. */
export const days = fc.oneof(
  fc.constantFrom(
    '2023-01-01',
    '2023-02-28',
    '2023-03-01',
    '2023-12-31',
    '2024-01-01',
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
    '2024-03-31',
    '2024-10-27',
    '2024-12-31',
    '2025-01-01',
    '2025-02-28',
    '2025-03-01',
    '2025-03-30',
    '2025-10-26',
    '2025-11-14',
    '2025-11-15',
    '2025-12-31',
  ),
  fc
    .tuple(fc.integer({ min: 2023, max: 2025 }), fc.integer({ min: 0, max: 364 }))
    .map(([year, n]) => new Date(Date.UTC(year, 0, 1 + n)).toISOString().slice(0, 10)),
)

const families = fc.constantFrom('NN', 'E2', 'PN', 'PK', 'PJ', 'PL', 'PS', 'PR', 'OD', 'ZZ', 'nn', '')

/** Amounts with credit notes, zeros, and sums beyond 32 bits. */
const cents = fc.oneof(
  fc.integer({ min: -500_000, max: 5_000_000 }),
  fc.constantFrom(0, 1, -1, 99, 100, 4_999_999_999, -4_999_999_999),
)

/** Lines whose agency is often not the client's of today: clients move. */
export const linesOf = ({ agencies, clients }: Company, max = 60): fc.Arbitrary<TestLine[]> =>
  fc.array(
    fc.record({
      date: days,
      agency: fc.constantFrom(...agencies),
      client: fc.constantFrom(...clients.map(({ id }) => id)),
      family: families,
      expo: fc.boolean(),
      cents,
    }),
    { maxLength: max },
  )
