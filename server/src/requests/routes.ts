import { requestListCalls } from '@mandato/contract/requests/calls'
import { recordEvent } from '../platform/events.ts'
import { answer } from '../platform/http/handlers.ts'
import { notFound } from '../platform/refusals.ts'
import { assignRequest, noteRequest } from './actions/assign.ts'
import { closeRequest } from './actions/close.ts'
import { createRequest } from './actions/create.ts'
import { replyRequest } from './actions/reply.ts'
import { requestAnswer, requestLists } from './answers.ts'
import { keepTemplate, removeTemplate, templates } from './queries/templates.ts'

/** Every call of the request list. */
export const requestListRoutes = answer(
  requestListCalls,
  {
    requests: ({ params, query }, context) => requestLists.page(params.page, query, context),
    requestDetail: ({ params, query }, context) => requestAnswer(context, params.id, query.before),
    createFreeRequest: async ({ fields, files }, context) => ({
      success: true as const,
      ...(await createRequest(context, fields, files.attachment)),
    }),
    replyRequest: ({ params, fields, files }, context) =>
      replyRequest(context, params.id, fields, files.attachment),
    closeRequest: ({ params, body }, context) => closeRequest(context, params.id, body?.version),
    assignRequest: ({ params, body }, context) => assignRequest(context, params.id, body?.user),
    noteRequest: ({ params, body }, context) => noteRequest(context, params.id, body.text),
    requestTemplates: (_input, { db }) => templates(db),
    saveRequestTemplate: async ({ body }, context) => {
      const id = await keepTemplate(context.db, body)
      if (id === undefined) throw notFound()
      await recordEvent(context, { what: 'request_template.save', entity: 'request_template', id })
      return { success: true as const, id }
    },
    deleteRequestTemplate: async ({ params }, context) => {
      if (!(await removeTemplate(context.db, params.id))) throw notFound()
      await recordEvent(context, {
        what: 'request_template.delete',
        entity: 'request_template',
        id: params.id,
      })
      return { success: true as const }
    },
  },
  { readers: { requests: ({ query }, context) => requestLists.all(query, context) } },
)
