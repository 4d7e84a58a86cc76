import type { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { notFound } from '../platform/refusals.ts'
import { deliveredMaterials, inSight, type Whose } from './queries/delivered.ts'

interface Question {
  readonly params: Whose
  readonly query: z.output<typeof materialRequestCalls.deliveredMaterials.query>
}

/** What an agency or a client received: a page of it, or all part by part. @throws 404 for one out of sight */
export const deliveredList = {
  async page({ params, query }: Question, { db, user, language }: Context) {
    if (!(await inSight(db, user, params))) throw notFound()
    const { rows, total } = await listPage(db, deliveredMaterials(user, params, query, language), query)
    return { response: rows, total }
  },
  async *all({ params, query }: Question, { db, user, language }: Context) {
    if (!(await inSight(db, user, params))) throw notFound()
    for await (const { rows, total } of listInParts(db, deliveredMaterials(user, params, query, language)))
      yield { response: rows, total }
  },
}
