import { CompiledQuery, createQueryId } from 'kysely'
import type { Db } from '../../server/src/platform/db/db.ts'
import { preparedMark } from '../../server/src/platform/db/prepared.ts'

interface Explained {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
}

/** How many 8 kB pages the statements of an act touch: a count without noise, the same on every machine. */
export async function buffersOf(db: Db, act: (db: Db) => Promise<unknown>): Promise<number> {
  const sent: CompiledQuery[] = []
  const listening = db.withPlugin({
    transformQuery: ({ node }) => {
      sent.push(db.getExecutor().compileQuery(node, createQueryId()))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await act(listening)
  let pages = 0
  for (const { sql, parameters } of sent) {
    const explain = `explain (analyze, buffers, format json) ${sql.replace(preparedMark, '')}`
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': Explained[] }>(
      CompiledQuery.raw(explain, [...parameters]),
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  return pages
}
