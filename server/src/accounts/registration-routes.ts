import { registrationCalls } from '@mandato/contract/accounts/registration-calls'
import { listInParts, listPage } from '../platform/db/list.ts'
import { answer } from '../platform/http/handlers.ts'
import { isStaff, type Person } from '../platform/person.ts'
import { registrationList } from './queries/registration-list.ts'
import { answerRegistration, confirmRegistration, registrationStatus } from './registration/applicant.ts'
import { decideRegistration, renewRegistration } from './registration/decide.ts'
import { oneRegistration } from './registration/one.ts'
import { requestRegistration } from './registration/request.ts'
import type { RegistrationSlots } from './registration/slots.ts'

const done = { success: true } as const

export function registrationRoutes(slots: RegistrationSlots) {
  const sightOf = (user: Person) => ({ sees: slots.sees(user, 'r'), headOffice: isStaff(user) })
  return answer(
    registrationCalls,
    {
      requestRegistration: ({ body }, context) => requestRegistration(context, slots, body),
      registrationStatus: ({ params }, context) => registrationStatus(context, params.token),
      confirmRegistration: async ({ params }, context) => {
        await confirmRegistration(context, params.token)
        return done
      },
      answerRegistration: async ({ params, body }, context) => {
        await answerRegistration(context, params.token, body.text)
        return done
      },
      registrations: async ({ params, query }, { db, user }) => {
        const page = { page: params.page, per_page: query.per_page }
        const { rows, total } = await listPage(db, registrationList(sightOf(user), query), page)
        return { response: rows, total }
      },
      registration: ({ params }, context) => oneRegistration(context, slots, params.id),
      decideRegistration: async ({ params, body }, context) => {
        await decideRegistration(context, slots, params.id, body)
        return { ...done, id: params.id }
      },
      renewRegistration: async ({ params }, context) => {
        await renewRegistration(context, params.id)
        return { ...done, id: params.id }
      },
    },
    {
      readers: {
        async *registrations({ query }, { db, user }) {
          for await (const part of listInParts(db, registrationList(sightOf(user), query)))
            yield { response: part.rows, total: part.total }
        },
      },
    },
  )
}
