import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'

interface Administrator {
  readonly email: string
  readonly name: string
  readonly language: Language
}

/** Who is written to when something is wrong that only an administrator can mend. */
export async function administrators(db: Db): Promise<Administrator[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('user_type', '=', 1)
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, language: row.language as Language }))
}
