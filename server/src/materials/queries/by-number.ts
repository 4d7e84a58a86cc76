import type { Language } from '@mandato/contract/words'
import type { FoundNumber } from '@mandato/contract/home/numbers'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { containing, numberLike, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesMaterial } from './catalogue.ts'

/** Materials in sight by code, or by a part of the name. */
export async function materialsByNumber(
  db: Db,
  person: Person,
  typed: string,
  most: number,
  language: Language,
): Promise<FoundNumber[]> {
  const { rows } = await sql<FoundNumber>`
    select 'material' as kind, m.id, m.product_code as number, ${calledIn(language, 'm')} as about from material_cards m
    where (m.product_code ilike ${numberLike(typed)} or plain(concat_ws(' ', m.name, m.name_en, m.name_fr, m.name_es)) like ${containing(typed)})
      and m.archived_at is null and ${seesMaterial(person)}
    order by m.product_code limit ${most}`.execute(db)
  return rows
}
