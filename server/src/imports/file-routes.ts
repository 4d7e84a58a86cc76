import { importFileCalls } from '@mandato/contract/imports/file-calls'
import { today } from '../platform/clock.ts'
import { answer } from '../platform/http/handlers.ts'
import type { ImportKinds } from '../platform/import-kit/declared.ts'
import { heldFile } from './held-file.ts'
import { importTemplate } from './template.ts'

export const importFileRoutes = (kinds: ImportKinds) =>
  answer(importFileCalls, {
    heldFile: async ({ params: { kind } }, { db, clock }) =>
      heldFile(db, kind, kinds[kind].kind.landing, today(clock)),
    importTemplate: async ({ params, query }) => importTemplate(params.kind, query.format),
  })
