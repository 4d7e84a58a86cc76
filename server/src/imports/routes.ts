import type { Language } from '@mandato/contract/words'
import { importsCalls } from '@mandato/contract/imports/calls'
import { type Listed, listInParts, listPage } from '../platform/db/list.ts'
import { answer } from '../platform/http/handlers.ts'
import { holds } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { applyImport, cancelImport } from './actions/decide.ts'
import { startImport } from './actions/start-import.ts'
import { changeAnswer, errorAnswer, importAnswer } from './answers.ts'
import { type ChangeRow, importChanges } from './queries/changes.ts'
import { type ErrorRow, importErrors } from './queries/errors.ts'
import { importById, importsList } from './queries/imports.ts'

const done = { success: true } as const

export const importsRoutes = answer(
  importsCalls,
  {
    startImport: ({ params, fields, file }, context) =>
      startImport(context, {
        kind: params.kind,
        file,
        dryRun: fields.dry_run ?? false,
        acceptValid: fields.accept_valid ?? false,
        asOf: fields.as_of ?? null,
      }),
    import: async ({ params }, { db, user, language, clock }) => {
      const row = await importById(db, params.id)
      if (!row) throw notFound()
      return importAnswer(row, holds(user, 'imports'), language, clock.now())
    },
    applyImport: async ({ params, body }, context) => {
      await applyImport(context, params.id, body.accept_valid)
      return done
    },
    cancelImport: async ({ params }, context) => {
      await cancelImport(context, params.id)
      return done
    },
    imports: async ({ params, query }, { db }) => {
      const { rows, total } = await listPage(db, importsList(query), { ...query, ...params })
      return { response: rows, total }
    },
    importErrors: async ({ params, query }, { db, language }) => {
      if (!(await importById(db, params.id))) throw notFound()
      return errorsAnswer(await listPage(db, importErrors(params.id, query.column), query), language)
    },
    importChanges: async ({ params, query }, { db, language }) => {
      if (!(await importById(db, params.id))) throw notFound()
      return changesAnswer(await listPage(db, importChanges(params.id, query.what), query), language)
    },
  },
  {
    readers: {
      async *importErrors({ params, query }, { db, language }) {
        if (!(await importById(db, params.id))) throw notFound()
        for await (const part of listInParts(db, importErrors(params.id, query.column)))
          yield errorsAnswer(part, language)
      },
    },
  },
)

const errorsAnswer = ({ rows, total }: Listed<ErrorRow>, language: Language) => ({
  response: rows.map((row) => errorAnswer(row, language)),
  total,
})

const changesAnswer = ({ rows, total }: Listed<ChangeRow>, language: Language) => ({
  response: rows.map((row) => changeAnswer(row, language)),
  total,
})
