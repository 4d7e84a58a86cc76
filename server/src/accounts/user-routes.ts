import { usersCalls } from '@mandato/contract/accounts/user-calls'
import { listInParts, listPage } from '../platform/db/list.ts'
import { answer } from '../platform/http/handlers.ts'
import { notFound } from '../platform/refusals.ts'
import { removeFactors } from './factors/remove.ts'
import { liveSessions } from './queries/sessions.ts'
import { accountById } from './queries/users.ts'
import { changeUser, inviteUser } from './users/change.ts'
import { deactivateUser, endUserSessions, reactivateUser, unlockUser } from './users/end.ts'
import { userList } from './queries/user-list.ts'
import { permissionMatrix } from './users/matrix.ts'
import { moveEffects, oneUser } from './users/one.ts'
import type { UserSlots } from './users/slots.ts'

const done = { success: true } as const

export const userRoutes = (slots: UserSlots) =>
  answer(
    usersCalls,
    {
      users: async ({ params, query }, { db, user, clock }) => {
        const page = { page: params.page, per_page: query.per_page }
        const list = userList(slots.seesAccount(user, 'u'), clock.now(), query)
        const { rows, total } = await listPage(db, list, page)
        return { response: rows, total }
      },
      user: ({ params }, context) => oneUser(context, slots, params.id),
      inviteUser: async ({ body }, context) => ({ ...done, id: await inviteUser(context, slots, body) }),
      changeUser: async ({ params, body }, context) => {
        await changeUser(context, slots, params.id, body)
        return { ...done, id: params.id }
      },
      moveEffects: ({ params }, context) => moveEffects(context, slots, params.id, params.agency),
      deactivateUser: async ({ params }, context) => {
        await deactivateUser(context, params.id)
        return { ...done, id: params.id }
      },
      reactivateUser: async ({ params, body }, context) => {
        await reactivateUser(context, slots, params.id, body.version)
        return { ...done, id: params.id }
      },
      unlockUser: async ({ params }, context) => {
        await unlockUser(context, params.id)
        return { ...done, id: params.id }
      },
      userSessions: async ({ params }, { db, clock }) => {
        if (!(await accountById(db, params.id))) throw notFound()
        const sessions = await liveSessions(db, params.id, clock.now())
        return sessions.map(({ remember: _remember, ...session }) => session)
      },
      endUserSessions: async ({ params, query }, context) => ({
        ...done,
        ended: await endUserSessions(context, params.id, query.session),
      }),
      removeFactors: async ({ params, body }, context) => {
        await removeFactors(context, params.id, body.reason)
        return { ...done, id: params.id }
      },
      permissionMatrix: () => Promise.resolve(permissionMatrix()),
    },
    {
      readers: {
        async *users({ query }, { db, user, clock }) {
          for await (const part of listInParts(
            db,
            userList(slots.seesAccount(user, 'u'), clock.now(), query),
          ))
            yield { response: part.rows, total: part.total }
        },
      },
    },
  )
