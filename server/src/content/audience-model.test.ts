import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audienceProfiles } from '@mandato/contract/content/names'
import type { StoredAudience } from '@mandato/contract/content/audience'
import { audiencesOf, countries, fitsAll, type Reader, some } from '../../test/audiences.ts'
import { openCompany } from '../../test/company.ts'
import { sql } from '../platform/db/sql.ts'

/* The rule of audiences, asked of the database, against the same rule written down once more. */
const { t } = await openCompany()

const agencies = [1, 2, 3] as const
const audience = audiencesOf(agencies)
const reader: fc.Arbitrary<Reader> = fc.record({
  type: fc.constantFrom(2, 3),
  profile: fc.constantFrom(null, ...audienceProfiles),
  countries: some(countries),
  agencies: some(agencies),
})

interface Case {
  readonly path: readonly (StoredAudience | null)[]
  readonly reader: Reader
}

/** What the database says of each case. */
async function asked(cases: readonly Case[]): Promise<boolean[]> {
  const { rows } = await sql<{ open: boolean }>`
    select not exists (select from jsonb_array_elements(c.value -> 'path') a where a <> 'null'::jsonb
        and not in_audience(a, (c.value #>> '{reader,type}')::int, c.value #>> '{reader,profile}',
          array(select jsonb_array_elements_text(c.value #> '{reader,countries}')),
          array(select jsonb_array_elements_text(c.value #> '{reader,agencies}')::int))) as open
    from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality c order by c.ordinality`.execute(
    t.db,
  )
  return rows.map(({ open }) => open)
}

test('an audience, and a path of them, opens to whom the rule says', async () => {
  const one = fc.record({
    path: fc.array(fc.option(audience, { freq: 4 }), { minLength: 1, maxLength: 4 }),
    reader,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 20, maxLength: 40 }), async (cases) => {
      expect(await asked(cases)).toEqual(cases.map(({ path, reader: who }) => fitsAll(path, who)))
    }),
    { numRuns: 60 },
  )
})

test('no folder shows anybody what the folder around it does not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(audience, { minLength: 2, maxLength: 5 }), reader, async (path, who) => {
      const seen = await asked(path.map((_, n) => ({ path: path.slice(0, n + 1), reader: who })))
      // Once shut, shut all the way down.
      expect(seen.join()).toMatch(/^(true,?)*(,?false)*$/)
    }),
    { numRuns: 60 },
  )
})
