import { contentCalls } from '@mandato/contract/content/calls'
import { contentEditingCalls } from '@mandato/contract/content/editing'
import { answer } from '../platform/http/handlers.ts'
import { addContentFile } from './actions/files.ts'
import { archiveContent, publishContent, withdrawContent } from './actions/publish.ts'
import { remindReaders } from './actions/remind.ts'
import { saveContent } from './actions/save.ts'
import { addressesFor } from './addresses.ts'
import { contentAnswer, contentFile, contentLists, readContent } from './answers.ts'
import { editedContents, itemToEdit, receiptsAnswer, storedItemAnswer, versionsAnswer } from './editing.ts'
import { labelledIn } from './labelled.ts'
import { reachOf } from './queries/audience.ts'
import { readerOf } from './queries/scope.ts'
import { searchSeenBy } from './queries/search.ts'
import type { StoredItem } from './queries/write.ts'

const done = { success: true } as const
const saved = ({ id, version, state }: Pick<StoredItem, 'id' | 'version' | 'state'>) =>
  ({ ...done, id, version, state }) as const

const lists = {
  news: contentLists('news'),
  communications: contentLists('communications'),
  trends: contentLists('trends'),
  promotions: contentLists('promotions'),
} as const

/** What everybody reads. */
export const contentRoutes = answer(
  contentCalls,
  {
    news: ({ params, query }, context) => lists.news.page(params.page, query, context),
    newsItem: ({ params, query }, context) => contentAnswer(context, 'news', params.id, query),
    readNews: async ({ params }, context) => {
      await readContent(context, 'news', params.id)
      return done
    },
    communications: ({ params, query }, context) => lists.communications.page(params.page, query, context),
    communication: ({ params, query }, context) => contentAnswer(context, 'communications', params.id, query),
    readCommunication: async ({ params }, context) => {
      await readContent(context, 'communications', params.id)
      return done
    },
    trends: ({ params, query }, context) => lists.trends.page(params.page, query, context),
    trend: ({ params, query }, context) => contentAnswer(context, 'trends', params.id, query),
    readTrend: async ({ params }, context) => {
      await readContent(context, 'trends', params.id)
      return done
    },
    promotions: ({ params, query }, context) => lists.promotions.page(params.page, query, context),
    promotion: ({ params, query }, context) => contentAnswer(context, 'promotions', params.id, query),
    readPromotion: async ({ params }, context) => {
      await readContent(context, 'promotions', params.id)
      return done
    },
    searchContents: async ({ query }, { db, user, language, clock }) => {
      const found = await searchSeenBy(db, readerOf(user), language, clock.now(), query.q)
      const texts = found.flatMap(({ title, note }) => [title, note])
      const said = await labelledIn(db, texts, language)
      return found.map((one) => ({ ...one, title: said(one.title), note: said(one.note) }))
    },
    contentFile: ({ params }, context) => contentFile(context, params.key),
  },
  {
    readers: {
      news: ({ query }, context) => lists.news.all(query, context),
      communications: ({ query }, context) => lists.communications.all(query, context),
      trends: ({ query }, context) => lists.trends.all(query, context),
      promotions: ({ query }, context) => lists.promotions.all(query, context),
    },
  },
)

/** What those who write do. */
export const contentEditingRoutes = answer(
  contentEditingCalls,
  {
    contents: ({ params, query }, context) => editedContents.page(params.page, query, context),
    editedContent: async ({ params }, context) =>
      storedItemAnswer(context, await itemToEdit(context, params.id)),
    addContent: async ({ body }, context) => saved(await saveContent(context, undefined, body)),
    changeContent: async ({ params, body }, context) => saved(await saveContent(context, params.id, body)),
    deleteContent: async ({ params, body }, context) => {
      await archiveContent(context, params.id, body?.version)
      return done
    },
    publishContent: async ({ params, body }, context) =>
      saved(await publishContent(context, params.id, body?.version)),
    withdrawContent: async ({ params, body }, context) =>
      saved(await withdrawContent(context, params.id, body?.version)),
    contentReach: ({ body }, { db }) => reachOf(db, body.kind, body.audience, body.q),
    contentReceipts: ({ params }, context) => receiptsAnswer(context, params.id),
    remindReaders: async ({ params }, context) => ({
      ...done,
      reminded: await remindReaders(context, params.id),
    }),
    contentVersions: ({ params }, context) => versionsAnswer(context, params.id),
    addContentFile: async ({ fields, file }, context) => {
      const { db, user, clock } = context
      const { file_id, ...kept } = await addContentFile(context, fields.purpose, file)
      const address = await addressesFor(db, user.id, clock.now())
      return { ...kept, language: null, url: address(file_id) }
    },
  },
  { readers: { contents: ({ query }, context) => editedContents.all(query, context) } },
)
