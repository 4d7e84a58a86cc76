import { accountsCalls } from '@mandato/contract/accounts/calls'
import { noticeChoiceCalls } from '@mandato/contract/accounts/notice-calls'
import { deviceCalls } from '@mandato/contract/accounts/device-calls'
import { viewsCalls } from '@mandato/contract/accounts/views'
import { recordEvent } from '../platform/events.ts'
import { answer } from '../platform/http/handlers.ts'
import { notFound } from '../platform/refusals.ts'
import { checkFirstAdmin, createFirstAdmin } from './actions/first-admin.ts'
import { login } from './actions/login.ts'
import { changePassword, resetPassword } from './actions/passwords.ts'
import { askForLink, sendPasswordLink } from './actions/recovery.ts'
import { choose } from './actions/choose.ts'
import { announceDevice } from './actions/announce-device.ts'
import { deleteView, renameView, saveView, shareView, unshareView } from './actions/views.ts'
import { liveLink } from './queries/links.ts'
import { endSessions, liveSessions } from './queries/sessions.ts'
import { noticeChoices } from './notice-choices.ts'
import { ownDevices } from './devices.ts'
import { refuse } from './refusals.ts'
import { tokenHash } from './secrets.ts'
import { userCard } from './user-card.ts'
import { endViewAs } from './view-as/looking.ts'
import { savedViews, viewPeople } from './views.ts'

const done = { success: true } as const

export const accountsRoutes = answer(accountsCalls, {
  login: ({ body }, context) => login(context, body),
  logout: async ({ query }, context) => {
    const { user, db, clock } = context
    if (user.viewer) {
      await endViewAs(context)
      return done
    }
    const ended = await endSessions(db, user.id, clock.now(), query.all ? {} : { only: user.sessionId })
    await recordEvent(context, {
      what: 'session.ended',
      entity: 'session',
      id: user.sessionId,
      after: { ended },
    })
    return done
  },
  me: (_input, { db, user: { id, viewer } }) =>
    userCard(db, id, viewer ? { by: viewer.name, until: viewer.until } : null),
  updateMe: async ({ body }, context) => {
    await choose(context, body)
    return userCard(context.db, context.user.id)
  },
  recoverPassword: ({ body }, context) => askForLink(context, body.email),
  checkReset: async ({ params }, { db, clock }) => {
    const link = await liveLink(db, tokenHash(params.token), 'reset', clock.now())
    if (!link) throw refuse('link_used_or_expired')
    return { expires_at: link.expires_at }
  },
  resetPassword: ({ params, body }, context) => resetPassword(context, params.token, body.password),
  changePassword: ({ body }, context) => changePassword(context, body),
  sendPasswordLink: async ({ params }, context) => {
    await sendPasswordLink(context, params.user)
    return { ...done, id: params.user }
  },
  sessions: async (_input, { db, user, clock }) => {
    const sessions = (await liveSessions(db, user.id, clock.now())).map((s) => ({
      ...s,
      current: s.id === user.sessionId,
    }))
    return sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  },
  endSession: async ({ params }, context) => {
    const ended = await endSessions(context.db, context.user.id, context.clock.now(), { only: params.id })
    if (ended === 0) throw notFound()
    await recordEvent(context, { what: 'session.ended', entity: 'session', id: params.id })
    return done
  },
  checkFirstAdmin: async ({ params }, context) => {
    await checkFirstAdmin(context, params.token)
    return { brand: context.config.brandName }
  },
  createFirstAdmin: ({ params, body }, context) => createFirstAdmin(context, params.token, body),
})

export const viewsRoutes = answer(viewsCalls, {
  savedViews: ({ query }, context) => savedViews(context, query.list),
  saveView: async ({ body }, context) => ({ ...done, id: await saveView(context, body) }),
  renameView: async ({ params, body }, context) => {
    await renameView(context, params.id, body.name)
    return { ...done, id: params.id }
  },
  deleteView: async ({ params }, context) => {
    await deleteView(context, params.id)
    return done
  },
  shareView: async ({ params, body }, context) => {
    await shareView(context, params.id, body.with)
    return { ...done, id: params.id }
  },
  unshareView: async ({ params }, context) => {
    await unshareView(context, params.id)
    return { ...done, id: params.id }
  },
  viewPeople: ({ query }, context) => viewPeople(context, query.list, query.q),
})

export const noticeChoiceRoutes = answer(noticeChoiceCalls, {
  noticeChoices: (_input, context) => noticeChoices(context),
})

export const devicesRoutes = answer(deviceCalls, {
  announceDevice: ({ body }, context) => announceDevice(context, body),
  ownDevices: (_input, context) => ownDevices(context),
})
