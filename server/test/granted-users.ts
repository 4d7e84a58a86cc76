import { randomUUID } from 'node:crypto'
import type { usersCalls } from '@mandato/contract/accounts/user-calls'
import type { viewAsCalls } from '@mandato/contract/accounts/view-as-calls'
import type { Asked, Stage } from './granted.ts'
import { openSession } from './world.ts'

type Writing =
  | 'inviteUser'
  | 'changeUser'
  | 'deactivateUser'
  | 'reactivateUser'
  | 'unlockUser'
  | 'endUserSessions'

const office = { name: 'Laura Conte', user_type: 4, language: 'it', areas: ['IT-TV'], permissions: [] }
const newPerson = () => ({ email: `${randomUUID()}@shops.example`, ...office })

/** An account that no other question is about. */
async function accountIn({ t, world }: Stage): Promise<{ id: number; version: number }> {
  const token = world.token('admin')
  const invited = await t.ask('POST', '/api/v1.0/admin/user', { token, body: newPerson() })
  const { id } = (invited.body as { args: { response: { id: number } } }).args.response
  return { id, version: await versionOf({ t, world }, id) }
}

async function versionOf({ t, world }: Stage, id: number): Promise<number> {
  const found = await t.ask('GET', `/api/v1.0/admin/user/${id}`, { token: world.token('admin') })
  return (found.body as { args: { response: { version: number } } }).args.response.version
}

const about = async (stage: Stage): Promise<Asked> => ({
  who: 'admin',
  sample: { params: { id: (await accountIn(stage)).id } },
})

/** What each act on an account needs before it is granted. */
export const userPreparations: Readonly<
  Record<
    keyof Pick<typeof usersCalls, Writing> | keyof Pick<typeof viewAsCalls, 'endViewAs'>,
    (stage: Stage) => Promise<Asked>
  >
> = {
  async inviteUser() {
    const person = newPerson()
    return { who: 'admin', sample: { body: person }, other: { body: { ...person, name: 'Anna Conte' } } }
  },
  async changeUser(stage) {
    const { id, version } = await accountIn(stage)
    const sample = { params: { id }, body: { version, ...office, name: 'Laura Conti' } }
    return { who: 'admin', sample, other: { ...sample, body: { ...sample.body, name: 'Laura Contini' } } }
  },
  deactivateUser: about,
  unlockUser: about,
  endUserSessions: about,
  async endViewAs({ t, world }) {
    const token = await openSession(t.db, world.people.admin.id, t.clock.now())
    const url = `/api/v1.0/admin/view-as/${world.people.agent.id}`
    const begun = await t.ask('POST', url, { token, body: { reason: 'Non vede lo sconto' } })
    const { response } = (begun.body as { args: { response: { token: string } } }).args
    return { who: 'agent', sample: {}, token: response.token }
  },
  async reactivateUser(stage) {
    const { id } = await accountIn(stage)
    await stage.t.ask('DELETE', `/api/v1.0/admin/user/${id}`, { token: stage.world.token('admin') })
    const version = await versionOf(stage, id)
    return {
      who: 'admin',
      sample: { params: { id }, body: { version } },
      other: { params: { id }, body: { version: version + 1 } },
    }
  },
}
