import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { id, idOrAll } from '../fields/fields.ts'
import { period, SalesMeta } from './rows.ts'
import { ArticleRow } from './line-rows.ts'
import { categoryKey, readers } from './scope.ts'

/** A longer list is looked through by category, or line by line. */
export const articlesAtMost = 200

export const articleCalls = defineCalls({
  salesArticles: {
    method: 'GET',
    path: '/api/v1.0/sales/current/articles/agent/{agency}/client/{client}',
    summary: 'The articles of a client, this year beside the previous one, the greatest loss first',
    roles: readers,
    effect: 'read',
    params: z.object({ agency: idOrAll, client: id }),
    query: z.object({ ...period, category: categoryKey.optional() }),
    response: z.array(ArticleRow).max(articlesAtMost),
    /** `articles`: how many there are in all. */
    meta: SalesMeta.extend({ articles: z.int() }),
  },
})
