import { letterhead } from '../company/index.ts'
import { sheetPaperCalls } from '@mandato/contract/sheets/paper-calls'
import type { LegalKind } from '@mandato/contract/sheets/legal-texts'
import type { Language } from '@mandato/contract/words'
import { today } from '../platform/clock.ts'
import type { PublicContext } from '../platform/context.ts'
import { listPage } from '../platform/db/list.ts'
import { answer } from '../platform/http/handlers.ts'
import { notFound } from '../platform/refusals.ts'
import { attach, deleteAttachment } from './actions/attach.ts'
import { publishLegalText } from './actions/legal.ts'
import { textsFor } from './actions/texts.ts'
import type { SheetTools } from './acting.ts'
import { blankPaper, paperText } from './papers/compose.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { legalAnswer } from './legal-answer.ts'
import { mayDeleteAttachment } from './policy.ts'
import { printClients } from './print.ts'
import { attachmentsOf } from './queries/attachments.ts'
import { clientSeenBy } from './queries/clients.ts'
import { sheetExports } from './queries/erp-export.ts'
import { latestVersion, legalText, textsOfVersion, versionsInForce, versionsOf } from './queries/legal.ts'
import { downloadFile, sheetFile } from './papers/hand-out.ts'

const done = { success: true } as const

interface Wanted {
  readonly version?: number | undefined
  readonly language?: Language | undefined
}

async function textOf({ db, clock, language }: PublicContext, kind: LegalKind, wanted: Wanted) {
  const text = await legalText(db, kind, wanted.language ?? language, {
    version: wanted.version,
    on: today(clock),
  })
  if (!text) throw notFound()
  return text
}

/** Files and papers around the sheets. */
export const sheetPaperRoutes = (tools: SheetTools) =>
  answer(sheetPaperCalls, {
    attachments: async ({ params }, { db, user, clock }) => {
      if (!(await clientSeenBy(db, user, params.id))) throw notFound()
      const url = await downloadUrls(db, clock.now(), user)
      return (await attachmentsOf(db, params.id)).map((row) => ({
        ...row,
        url: url(row.file_id),
        may: { delete: mayDeleteAttachment(user, row) },
      }))
    },
    addAttachment: ({ params, fields, file }, context) => attach(context, params.id, fields.kind, file),
    deleteAttachment: async ({ params }, context) => {
      await deleteAttachment(context, params.id)
      return done
    },
    download: ({ params }, context) => downloadFile(context, params.key),
    sheetPdf: ({ params }, context) => sheetFile({ ...context, ...tools }, params.id),
    privacyText: async ({ query }, context) => legalAnswer(await textOf(context, 'privacy', query)),
    saleTerms: async ({ query }, context) => legalAnswer(await textOf(context, 'terms', query)),
    legalTextPdf: async ({ params, query }, context) => {
      const text = await textOf(context, params.kind, query)
      const data = await tools.papers.legalText({
        ...paperText(text),
        language: text.language,
        company: await letterhead(context.db, context.config),
      })
      return { filename: `${params.kind}-${text.version}.pdf`, data }
    },
    legalTextVersions: async ({ params }, { db, clock }) => {
      const latest = await latestVersion(db, params.kind)
      const texts = await textsOfVersion(db, params.kind, latest)
      return {
        kind: params.kind,
        current: (await versionsInForce(db, today(clock)))[params.kind] ?? 0,
        latest,
        versions: await versionsOf(db, params.kind),
        texts,
      }
    },
    publishLegalText: async ({ params, body }, context) => ({
      ...done,
      version: await publishLegalText(context, params.kind, body),
    }),
    blankSheet: async ({ query }, { db, clock, language, config }) => {
      const wanted = query.language ?? language
      const texts = await textsFor(db, clock, wanted)
      const company = await letterhead(db, config)
      const data = await tools.papers.blankSheet(blankPaper(wanted, texts, company))
      // A fixed name: people search their downloads for it.
      return { filename: 'scheda-cliente.pdf', data }
    },
    printClients: ({ body }, context) => printClients({ ...context, ...tools }, body),
    printOwnClients: ({ body }, context) => printClients({ ...context, ...tools }, body),
    erpExport: async ({ params, query }, { db }) => {
      const { rows, total } = await listPage(db, sheetExports(query.since), { ...query, ...params })
      return { response: rows.map(({ record }) => record), total }
    },
  })
