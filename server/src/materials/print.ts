import type { FileAnswer } from '@mandato/contract'
import { materialsCalls } from '@mandato/contract/materials/calls'
import { materialColumns } from '@mandato/contract/materials/tables'
import type { Context } from '../platform/context.ts'
import { listInParts } from '../platform/db/list.ts'
import { aboutFile } from '../platform/http/about-file.ts'
import { outputTypes, spreadsheet } from '../platform/http/export.ts'
import { fileHeaders } from '../platform/http/tables.ts'
import { isStaff, type Person } from '../platform/person.ts'
import { nameSubject } from '../registry/index.ts'
import { type CatalogueRow, printed } from './queries/catalogue.ts'

interface Asked {
  readonly categories_id: readonly number[]
  readonly materials_id: readonly number[]
}

/** What a person's printed catalogue has no column for: people outside get no counters, nobody gets pictures. */
const leftOut = (person: Person): ReadonlySet<string> =>
  new Set(isStaff(person) ? ['image'] : ['image', 'availability', 'still_to_deliver'])

/** The catalogue as a spreadsheet. */
export async function printMaterials(context: Context, body: Asked): Promise<FileAnswer> {
  const { db, user, language, clock } = context
  const question = { families: body.categories_id, materials: body.materials_id }
  const meta = isStaff(user) ? { staff: true, counted: true } : {}
  const about = await aboutFile({ call: materialsCalls.materials, input: {}, meta }, context, nameSubject)
  const out = leftOut(user)
  const headers = fileHeaders(
    materialColumns.filter(({ key }) => !out.has(key)),
    language,
    meta,
  )
  const parts = rowsOf(listInParts(db, printed(user, question, language)))
  const data = spreadsheet(headers, parts, { about, language, now: clock.now() })
  return { filename: `${about.name}.xlsx`, type: outputTypes.xlsx, data }
}

/** Cells hold euros, rows cents. */
const euros = (cents: unknown) => (typeof cents === 'number' ? cents / 100 : null)

async function* rowsOf(parts: AsyncIterable<{ readonly rows: readonly CatalogueRow[] }>) {
  for await (const { rows } of parts)
    yield rows.map((row) => ({
      ...row,
      price: euros(row.price),
      ...('cost' in row && { cost: euros(row.cost) }),
    }))
}
