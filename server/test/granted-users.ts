import { randomUUID } from 'node:crypto'
import type { personalCalls } from '@mandato/contract/accounts/personal-calls'
import type { usersCalls } from '@mandato/contract/accounts/user-calls'
import type { viewAsCalls } from '@mandato/contract/accounts/view-as-calls'
import type { settingsCalls } from '@mandato/contract/company/settings'
import type { Asked, Stage } from './granted.ts'
import { openSession } from './world.ts'

type Writing =
  | 'inviteUser'
  | 'changeUser'
  | 'deactivateUser'
  | 'reactivateUser'
  | 'unlockUser'
  | 'endUserSessions'
  | 'removeFactors'

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

/** The same, with a passkey it signs in with. */
async function accountWithPasskey(stage: Stage): Promise<number> {
  const { id } = await accountIn(stage)
  const key = {
    user_id: id,
    credential_id: randomUUID(),
    public_key: Buffer.from('00', 'hex'),
    counter: 0,
    name: 'Telefono',
  }
  await stage.t.db
    .insertInto('passkeys')
    .values({ ...key, created_at: stage.t.clock.now().toISOString() })
    .execute()
  return id
}

const about = async (stage: Stage): Promise<Asked> => ({
  who: 'admin',
  sample: { params: { id: (await accountIn(stage)).id } },
})

/** What each act on an account needs before it is granted. */
export const userPreparations: Readonly<
  Record<
    | keyof Pick<typeof usersCalls, Writing>
    | keyof Pick<typeof viewAsCalls, 'endViewAs'>
    | keyof Pick<typeof personalCalls, 'erasePerson'>
    | keyof Pick<typeof settingsCalls, 'restoreSettings'>,
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
  async removeFactors(stage) {
    const sample = { params: { id: await accountWithPasskey(stage) }, body: { reason: 'Telefono perso' } }
    return { who: 'admin', sample, other: { ...sample, body: { reason: 'Telefono rubato' } } }
  },
  async erasePerson(stage) {
    const sample = { params: { id: (await accountIn(stage)).id }, body: { reason: 'Lo chiede la persona' } }
    return { who: 'admin', sample, other: { ...sample, body: { reason: 'Lo chiede per lettera' } } }
  },
  async restoreSettings({ t, world }) {
    const token = world.token('admin')
    const body = { materials: { products_per_page: 30 } }
    await t.ask('PUT', '/api/v1.0/admin/settings', { token, body })
    const { rows } = await t.pool.query<{ entry: number; changed_at: string }>(
      `select e.id as entry, s.changed_at from events e join settings s on s.key = e.entity_id
       where e.entity = 'settings' and e.entity_id = 'materials' order by e.id desc limit 1`,
    )
    const [seen] = rows
    const changed_at = seen ? new Date(seen.changed_at).toISOString() : null
    const sample = { params: { group: 'materials' }, body: { entry: seen?.entry, changed_at } }
    return { who: 'admin', sample, other: { ...sample, body: { ...sample.body, entry: 999_999_999 } } }
  },
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
