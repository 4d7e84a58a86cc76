import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EnergyGroup } from '@mandato/contract/catalogue/energy'
import { incomingFolder } from '../../src/platform/files/incoming.ts'
import { given, sql } from '../../src/platform/db/sql.ts'
import { salesOffice } from '../past/cast.ts'
import type { Happening, Stage } from '../past/stage.ts'
import { plainPdf } from '../sheets/scan.ts'
import { type Labelled, labelSvg, sheetLines } from './label.ts'

type At = (daysAgo: number, time: string) => Date

interface Document {
  readonly appliance_id: number
  readonly kind: 'energy_label' | 'product_sheet'
  readonly version: number
  readonly name: string
  readonly mime: string
  readonly data: Uint8Array
}

/**
 * Label and product sheet of the appliances that are sold or stand in the store, of some of them a second version; the
 * others wait for theirs, as in life: a label takes twenty milliseconds to draw.
 */
export const documentsOf = (at: At): readonly Happening[] => [
  { at: at(240, '09:10'), run: (stage) => keep(stage, 1) },
  { at: at(60, '15:40'), run: (stage) => keep(stage, 2) },
]

async function keep(stage: Stage, version: 1 | 2): Promise<void> {
  const { db, config, files, clock } = stage.working
  const { rows } = await sql<Labelled & { readonly id: number; readonly group: EnergyGroup }>`
    select id, code, brand, energy_group as "group", energy_class as "energyClass", eprel_number as eprel,
      width_mm as width, height_mm as height, depth_mm as depth
    from appliances where energy_class is not null and (id % 3 = 1 or id <= 60) and (${version}::int = 1 or id % 15 = 1) order by id`.execute(
    db,
  )
  const papers = rows.map(
    ({ id, ...of }): Document => ({
      appliance_id: id,
      kind: 'product_sheet',
      version,
      name: `scheda-${of.code}.pdf`,
      mime: 'application/pdf',
      data: plainPdf(sheetLines(of)),
    }),
  )
  const labels = version === 1 ? await drawn(rows) : []
  const folder = await incomingFolder(config.dataDir)
  try {
    const kept = await Promise.all(
      [...labels, ...papers].map(async ({ data, ...document }, i) => {
        const path = join(folder, String(i))
        await writeFile(path, data, { mode: 0o600 })
        const sha256 = createHash('sha256').update(data).digest('hex')
        return { ...document, sha256, bytes: data.byteLength, stored_as: await files.keep(path) }
      }),
    )
    const types = {
      appliance_id: 'int',
      kind: 'text',
      version: 'int',
      name: 'text',
      mime: 'text',
      bytes: 'bigint',
      sha256: 'text',
      stored_as: 'text',
    } as const
    const ids = kept.map(({ appliance_id }) => appliance_id)
    await sql`update appliance_documents set replaced_at = ${clock.now()}
      where appliance_id = any(${ids}) and kind = 'product_sheet' and replaced_at is null`.execute(db)
    await sql`
      with d as (select * from ${given(kept, types)} d), f as (
        insert into files (stored_as, name, mime, bytes, sha256, created_by)
        select stored_as, name, mime, bytes, sha256, ${salesOffice.id}::int from d returning id, stored_as
      )
      insert into appliance_documents (appliance_id, kind, language, version, file_id, created_at, created_by)
      select d.appliance_id, d.kind, 'it', d.version, f.id, ${clock.now()}, ${salesOffice.id}::int
      from d join f on f.stored_as = d.stored_as`.execute(db)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The labels as pictures, as many at once as there are processors. */
async function drawn(rows: readonly (Labelled & { readonly id: number })[]): Promise<Document[]> {
  const { default: sharp } = await import('sharp')
  return Promise.all(
    rows.flatMap(({ id, ...of }) => {
      const svg = labelSvg(of)
      return svg === null
        ? []
        : [
            sharp(Buffer.from(svg))
              .png({ compressionLevel: 3 })
              .toBuffer()
              .then(
                (data): Document => ({
                  appliance_id: id,
                  kind: 'energy_label',
                  version: 1,
                  name: `etichetta-${of.code}.png`,
                  mime: 'image/png',
                  data,
                }),
              ),
          ]
    }),
  )
}
