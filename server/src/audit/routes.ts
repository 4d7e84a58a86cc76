import { auditCalls, auditPerPage } from '@mandato/contract/audit/calls'
import { answer } from '../platform/http/handlers.ts'
import { allEntries, entriesOf } from './queries/entries.ts'
import { userName } from './queries/names.ts'
import { inWords } from './in-words.ts'

export const auditRoutes = answer(
  auditCalls,
  {
    audit: async ({ query }, { db, language }) => {
      // One more than is shown tells whether there are older ones.
      const found = await entriesOf(db, query, language, auditPerPage + 1)
      const rows = found.slice(0, auditPerPage)
      const older = found.length > rows.length ? (rows.at(-1)?.id ?? null) : null
      return { response: await inWords(db, rows, language), meta: { older } }
    },
  },
  {
    readers: {
      async *audit({ query }, { db, language }) {
        for await (const rows of allEntries(db, query, language))
          yield { response: await inWords(db, rows, language), meta: { older: null } }
      },
    },
    names: { user: ({ db }, id) => userName(db, id) },
  },
)
