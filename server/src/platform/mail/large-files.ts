import { fill, type Words } from '@mandato/contract/words'
import type { Language } from '@mandato/contract/words'
import { type Clock, dayOf } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { mailedUrls } from '../files/downloads.ts'
import { figuresIn } from '../papers/drawing/figures.ts'
import type { Letter } from './layout.ts'

/** Bytes of all files of one mail. On the way they grow by a third, and few servers take more than 20 or 25 MB. */
export const mostBytesOfMail = 15 * 1024 * 1024
const days = 30

const tooLarge: Words = {
  it: 'Gli altri file sono troppo grandi per una mail: si scaricano qui fino al {day}.',
  en: 'The other files are too large for a mail: they can be downloaded here until {day}.',
  fr: 'Les autres fichiers sont trop lourds pour un e-mail : ils se téléchargent ici jusqu’au {day}.',
  es: 'Los demás archivos son demasiado grandes para un correo: se descargan aquí hasta el {day}.',
}

/**
 * What a mail carries of its files: all of them, or where they are too large together the first one, its paper, and
 * links to the others.
 */
export async function enclose(
  { db, clock, config }: { readonly db: Db; readonly clock: Clock; readonly config: Config },
  files: readonly number[],
  language: Language,
): Promise<{
  readonly attachments: readonly number[]
  readonly also?: Pick<Letter, 'links'> & { readonly words: string }
}> {
  const { rows } = await sql<{ id: number; name: string; bytes: number }>`
    select id, name, bytes from files where id = any(${[...files]}::bigint[])
    order by array_position(${[...files]}::bigint[], id)`.execute(db)
  if (rows.reduce((sum, { bytes }) => sum + bytes, 0) <= mostBytesOfMail) return { attachments: files }
  const now = clock.now()
  const until = new Date(now.getTime() + days * 86_400_000)
  const url = await mailedUrls(db, until)
  const [paper, ...others] = rows
  return {
    attachments: paper ? [paper.id] : [],
    also: {
      words: fill(tooLarge[language], { day: figuresIn(language).date(dayOf(until)) }, language),
      links: others.map(({ id, name }) => ({ label: name, url: `${config.publicUrl}${url(id)}` })),
    },
  }
}
