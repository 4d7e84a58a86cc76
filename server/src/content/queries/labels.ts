import { codesIn, type Labelled } from '@mandato/contract/catalogue/energy-in-texts'
import type { Db } from '../../platform/db/db.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/**
 * The articles with an energy label that texts name (Regulation (EU) 2017/1369, art. 6; C-761/22: whoever names a model
 * says its class and range with it).
 */
export async function labelsIn(db: Db, texts: readonly string[]): Promise<Labelled[]> {
  const codes = codesIn(texts)
  if (codes.length === 0) return []
  const { rows } = await sql<Labelled>`${prepared}
    select code, energy_class, energy_range from energy_labels where code = any(${codes}) order by code`.execute(
    db,
  )
  return rows
}

export interface NamedArticle extends Labelled {
  readonly name: string
}
/**
 * The articles with an energy label whose names stand in a text. A name of one word, or of several articles, names a kind
 * of goods and no model.
 */
export async function namedIn(db: Db, text: string): Promise<NamedArticle[]> {
  const { rows } = await sql<NamedArticle>`
    with said as materialized (select ' ' || regexp_replace(plain(${text}), '[^[:alnum:]]+', ' ', 'g') || ' ' as words),
      named as (
        select trim(regexp_replace(plain(name), '[^[:alnum:]]+', ' ', 'g')) as words, min(code) as code
        from energy_labels group by 1 having count(*) = 1
      )
    select e.code, e.energy_class, e.energy_range, e.name from named n join energy_labels e on e.code = n.code
    where n.words like '% %' and strpos((select words from said), ' ' || n.words || ' ') > 0 order by e.code`.execute(
    db,
  )
  return rows
}
