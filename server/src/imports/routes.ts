import { importsCalls } from '@mandato/contract/imports/calls'
import { answer } from '../platform/http/handlers.ts'
import { defaultPerPage } from '../platform/http/tables.ts'
import { holds } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { applyImport, cancelImport } from './actions/decide.ts'
import { startImport } from './actions/start-import.ts'
import { errorAnswer, importAnswer } from './answers.ts'
import { countErrors, importErrors, importErrorsInParts } from './queries/errors.ts'
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
      const { per_page, ...filter } = query
      const { rows, total } = await importsList(db, {
        ...filter,
        page: params.page,
        perPage: per_page ?? defaultPerPage,
      })
      return { response: rows, total }
    },
    importErrors: async ({ params, query }, { db, language }) => {
      if (!(await importById(db, params.id))) throw notFound()
      const { per_page, page, column } = query
      const { rows, total } = await importErrors(db, params.id, {
        column,
        page,
        perPage: per_page ?? defaultPerPage,
      })
      return { response: rows.map((row) => errorAnswer(row, language)), total }
    },
  },
  {
    readers: {
      async *importErrors({ params, query }, { db, language }) {
        if (!(await importById(db, params.id))) throw notFound()
        const total = await countErrors(db, params.id, query.column)
        for await (const rows of importErrorsInParts(db, params.id, query.column))
          yield { response: rows.map((row) => errorAnswer(row, language)), total }
      },
    },
  },
)
