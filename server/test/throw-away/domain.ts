import { defineDomain } from '../../src/define-domain.ts'
import { listInParts, listPage } from '../../src/platform/db/list.ts'
import { answer } from '../../src/platform/http/handlers.ts'
import { repairCalls } from './calls.ts'
import { repairFile } from './import-kind.ts'
import { eraseRepairs, findRepairs, forgetRepairs, openRepairs, repairList } from './queries.ts'

const years = 365 * 24 * 3_600_000

const repairRoutes = answer(
  repairCalls,
  {
    repairs: async ({ params, query }, { db, user }) => {
      const { rows, total } = await listPage(db, repairList(user, query), { ...query, ...params })
      return { response: rows, total }
    },
  },
  {
    readers: {
      async *repairs({ query }, { db, user }) {
        for await (const { rows, total } of listInParts(db, repairList(user, query)))
          yield { response: rows, total }
      },
    },
  },
)

/** A domain that exists in a test alone: all that the recipe of CONTRIBUTING asks for on the server. */
export const repairs = defineDomain({
  name: 'repairs',
  routes: () => [repairRoutes],
  jobs: ({ db, clock }) => [
    {
      name: 'forget-repairs',
      cron: '53 3 * * *',
      run: () => forgetRepairs(db, new Date(clock.now().getTime() - years)),
    },
  ],
  deletionBlockers: [openRepairs],
  erasers: () => [eraseRepairs],
  search: [{ kind: 'order', ofYears: true, find: findRepairs }],
  importKinds: [repairFile],
})
