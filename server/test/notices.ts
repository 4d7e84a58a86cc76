import type { Answer, TestApp } from './harness.ts'
import { openSession, type Who, type World } from './world.ts'

export interface Notice {
  readonly id: number
  readonly what: string
  readonly about: string
  readonly object: number
  readonly name: string
  readonly detail: string | null
  readonly revision: number | null
  readonly rows: number | null
  readonly by: string | null
  readonly unread: boolean
}
interface Told {
  readonly notices: Notice[]
  readonly older: boolean
  readonly unread: { about: string; object: number }[]
}

/** What people find under their bell, asked as their screens ask. */
export function bells(t: TestApp, world: World) {
  const token = (who: Who) => openSession(t.db, world.people[who].id, t.clock.now())
  const ask = async (who: Who, before?: number, language = 'it'): Promise<Answer> =>
    t.ask('GET', `/api/v1.0/notifications${before === undefined ? '' : `?before=${before}`}`, {
      token: await token(who),
      headers: { 'accept-language': language },
    })
  const told = async (who: Who, before?: number): Promise<Told> =>
    ((await ask(who, before)).body as { args: { response: Told } }).args.response
  return {
    ask,
    told,
    /** The kinds of what a person is told of one thing, newest first. */
    about: async (who: Who, object: number) =>
      (await told(who)).notices.filter((notice) => notice.object === object).map(({ what }) => what),
    read: async (who: Who, body: object) =>
      t.ask('POST', '/api/v1.0/notifications/read', { token: await token(who), body }),
    /** Whose marks are kept, and how many. */
    marks: async () =>
      (await t.db.selectFrom('notice_marks').select(['user_id', 'about']).execute()).map(
        ({ user_id, about }) => `${user_id} ${about}`,
      ),
  }
}
