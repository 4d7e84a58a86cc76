import { assignRequest, noteRequest } from '../../src/requests/actions/assign.ts'
import { closeRequest } from '../../src/requests/actions/close.ts'
import { createRequest } from '../../src/requests/actions/create.ts'
import { replyRequest } from '../../src/requests/actions/reply.ts'
import { keepTemplate } from '../../src/requests/queries/templates.ts'
import type { Shop } from '../network/shop.ts'
import { personOf, salesOffice } from '../past/cast.ts'
import type { Happening } from '../past/stage.ts'
import { asked, templates } from './written.ts'

type At = (daysAgo: number, time: string) => Date

/** Free requests in every state, with their conversations, and the answers that are kept. */
export function requestsOf(shops: readonly Shop[], at: At): readonly Happening[] {
  const near = shops.filter(({ status, agency }) => status === 'active' && agency.id <= 2)
  const kept: Happening = {
    at: at(40, '08:30'),
    run: async (stage) => {
      for (const template of templates) await keepTemplate(stage.as(salesOffice).db, template)
    },
  }
  return [
    kept,
    ...asked.flatMap(({ subject, text, answers, days, way }, turn): Happening[] => {
      const shop = near[(turn * 7) % near.length]
      if (!shop) return []
      const agent = personOf(shop.agent)
      let id = ''
      return [
        {
          at: at(days, '09:12'),
          run: async (stage) => {
            const about = turn % 4 === 3 ? {} : { client_id: shop.id }
            id = (await createRequest(stage.as(agent), { subject, text, ...about }, [])).id
          },
        },
        ...(way === 'untouched'
          ? []
          : [
              {
                at: at(days, '09:40'),
                run: (stage) => assignRequest(stage.as(salesOffice), id, undefined),
              } satisfies Happening,
            ]),
        ...(way === 'noted'
          ? [
              {
                at: at(days, '10:21'),
                run: (stage) => noteRequest(stage.as(salesOffice), id, 'Sentito il magazzino: si può fare.'),
              } satisfies Happening,
            ]
          : []),
        ...answers.map(
          (words, n): Happening => ({
            at: at(Math.max(0, days - 1), `1${n + 1}:05`),
            run: (stage) =>
              replyRequest(stage.as(n % 2 === 0 ? salesOffice : agent), id, { text: words }, []),
          }),
        ),
        ...(way === 'closed'
          ? [
              {
                at: at(Math.max(0, days - 1), '17:10'),
                run: (stage) => closeRequest(stage.as(agent), id),
              } satisfies Happening,
            ]
          : []),
      ]
    }),
  ]
}
