import { importFileCalls } from '@mandato/contract/imports/file-calls'
import { today } from '../platform/clock.ts'
import { answer } from '../platform/http/handlers.ts'
import { heldFile } from './held-file.ts'
import { importTemplate } from './template.ts'

export const importFileRoutes = answer(importFileCalls, {
  heldFile: async ({ params }, { db, clock }) => heldFile(db, params.kind, today(clock)),
  importTemplate: async ({ params, query }) => importTemplate(params.kind, query.format),
})
