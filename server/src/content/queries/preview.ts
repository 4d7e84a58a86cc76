import type { Role } from '@mandato/contract'
import type { StoredAudience } from '@mandato/contract/content/audience'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Reader } from './scope.ts'

/** A person as a reader, also one whose account is closed. */
export async function readerCard(db: Db, id: number) {
  const { rows } = await sql<{ id: number; name: string; language: Language; active: boolean; role: Role }>`
    select id, name, language, active, role from content_readers where id = ${id}`.execute(db)
  return rows[0]
}

/** Whether an audience that is not kept yet reaches a reader. */
export async function isFor(db: Db, reader: Reader, audience: StoredAudience): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select in_audience(${JSON.stringify(audience)}::jsonb, r.user_type, r.profile, r.countries, r.agencies) as fits
    from ${reader.row} r`.execute(db)
  return rows[0]?.fits ?? false
}
