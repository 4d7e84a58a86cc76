import { randomUUID } from 'node:crypto'
import { type Call, type CallName, calls } from '@mandato/contract'
import { firstAdminToken } from '../src/accounts/index.ts'
import { newToken, tokenHash } from '../src/accounts/secrets.ts'
import { registrationToken } from '../src/accounts/registration/token.ts'
import { askSample } from './ask-sample.ts'
import { schedulePreparations } from './granted-schedules.ts'
import { userPreparations } from './granted-users.ts'
import { registrationIn } from './registrations.ts'
import type { TestApp } from './harness.ts'
import { idsOf, type Sample, samples } from './samples.ts'
import { openSession, password, type Who, type World } from './world.ts'

/** Who asks what: prepared so that it is granted. */
export interface Asked {
  readonly who: Who | null
  readonly sample: Sample
  /** The same with something else in it; none where there is nothing to vary. */
  readonly other?: Sample
  /** A session it can be asked with alone. */
  readonly token?: string
}

/** The portal and the people a question needs. */
export interface Stage {
  readonly t: TestApp
  readonly world: World
}

const fresh = { password: 'Faggio-2026!', confirm: 'Faggio-2026!' }
const body = (sample: Sample, more: object): Sample => ({ ...sample, body: { ...sample.body, ...more } })

async function importIn({ t }: Stage, state: 'checked' | 'queued'): Promise<number> {
  const row = { kind: 'agencies', state, file_name: 'a.csv', bytes: 1, dry_run: true, accept_valid: false }
  const counts = state === 'checked' ? { rows: 1, created: 1, file_id: await keptFile(t) } : {}
  const { id } = await t.db
    .insertInto('imports')
    .values({ ...row, ...counts })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keptFile(t: TestApp): Promise<number> {
  const file = {
    stored_as: randomUUID().replaceAll('-', ''),
    name: 'a.csv',
    mime: 'text/csv',
    bytes: 0,
    sha256: '',
  }
  return (await t.db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()).id
}

/** Gives a person the password of the world again, so that a change is granted each time. */
async function forgetChanges({ t, world }: Stage, who: Who): Promise<void> {
  const { password_hash } = await t.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', world.people.press.id)
    .executeTakeFirstOrThrow()
  const { id } = world.people[who]
  await t.db.updateTable('users').set({ password_hash, former_hashes: [] }).where('id', '=', id).execute()
}

/** What a call needs before it can be granted; the others are granted as their samples stand. */
const preparations: Partial<Record<CallName, (stage: Stage) => Promise<Asked>>> = {
  ...userPreparations,
  ...schedulePreparations,
  async changePassword(stage) {
    const sample = { body: { old: password, new: fresh.password, confirm: fresh.password } }
    await forgetChanges(stage, 'clerk')
    const changed = 'Ciliegio-2026!'
    return { who: 'clerk', sample, other: body(sample, { new: changed, confirm: changed }) }
  },
  async resetPassword(stage) {
    await forgetChanges(stage, 'reseller')
    const sample = { params: { token: await resetToken(stage) }, body: fresh }
    return {
      who: null,
      sample,
      other: body(sample, { password: 'Ciliegio-2026!', confirm: 'Ciliegio-2026!' }),
    }
  },
  async createFirstAdmin({ t }) {
    await t.db.updateTable('users').set({ user_type: 4 }).where('user_type', '=', 1).execute()
    const token = (await firstAdminToken(t.db, t.clock)) ?? ''
    const person = { email: `${randomUUID()}@shops.example`, name: 'Prima', ...fresh }
    const sample = { params: { token }, body: person }
    return { who: null, sample, other: body(sample, { name: 'Seconda' }) }
  },
  async endSession({ t, world }) {
    await openSession(t.db, world.people.agent.id, t.clock.now())
    const { id } = await t.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', world.people.agent.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { who: 'agent', sample: { params: { id } } }
  },
  async changeSettings({ world }) {
    const sample = samples.changeSettings(idsOf(world, 'own'))
    return { who: 'admin', sample, other: body(sample, { changed_at: null }) }
  },
  async announceDevice({ world }) {
    const sample = body(samples.announceDevice(idsOf(world, 'own')), { device: randomUUID() })
    return { who: 'agent', sample, other: body(sample, { highest: 4 }) }
  },
  async saveView({ world }) {
    const sample = body(samples.saveView(idsOf(world, 'own')), { name: randomUUID() })
    return { who: 'agent', sample, other: body(sample, { search: { tab: 'budget' } }) }
  },
  async renameView(stage) {
    const sample = { params: { id: await viewIn(stage) }, body: { name: randomUUID() } }
    return { who: 'agent', sample, other: body(sample, { name: randomUUID() }) }
  },
  async deleteView(stage) {
    return { who: 'agent', sample: { params: { id: await viewIn(stage) } } }
  },
  async shareView(stage) {
    const sample = { params: { id: await viewIn(stage) }, body: { with: 'agency' } }
    return { who: 'agent', sample, other: body(sample, { with: 'staff' }) }
  },
  async unshareView(stage) {
    return { who: 'agent', sample: { params: { id: await viewIn(stage) } } }
  },
  async confirmRegistration(stage) {
    return { who: null, sample: { params: { token: await requestToken(stage, 'submitted') } } }
  },
  async answerRegistration(stage) {
    const sample = {
      params: { token: await requestToken(stage, 'info_requested') },
      body: { text: 'Siamo aperti dal 1987' },
    }
    return { who: null, sample, other: body(sample, { text: 'Dal 1988' }) }
  },
  async decideRegistration(stage) {
    const id = await registrationIn(stage.t.db, 'verified')
    const sample = { params: { id }, body: { decision: 'reject', note: 'Zona coperta' } }
    return { who: 'admin', sample, other: body(sample, { note: 'Altro' }) }
  },
  async renewRegistration(stage) {
    const id = await registrationIn(stage.t.db, 'approved', {
      type: 'press',
      user_id: stage.world.people.press.id,
    })
    return { who: 'admin', sample: { params: { id } } }
  },
  async applyImport(stage) {
    return { who: 'sales', sample: { params: { id: await importIn(stage, 'checked') }, body: {} } }
  },
  async addFamily({ world }) {
    const sample = body(samples.addFamily(idsOf(world, 'own')), { name: randomUUID() })
    return { who: 'admin', sample, other: body(sample, { name: randomUUID() }) }
  },
  async addMaterial({ world }) {
    const sample = body(samples.addMaterial(idsOf(world, 'own')), { product_code: randomUUID(), ean: null })
    return { who: 'admin', sample, other: body(sample, { product_code: randomUUID() }) }
  },
  async changeFamily({ world }) {
    const sample = body(samples.changeFamily(idsOf(world, 'own')), { name: randomUUID() })
    return { who: 'admin', sample, other: body(sample, { name: randomUUID() }) }
  },
  async printShipments({ t, world }) {
    // Nobody has more than three prints under way.
    await t.db.updateTable('prints').set({ state: 'cancelled' }).execute()
    const sample = samples.printShipments(idsOf(world, 'own'))
    return { who: 'admin', sample, other: body(sample, { document: 'transport-letter' }) }
  },
  async shippingNotes({ world }) {
    const sample = samples.shippingNotes(idsOf(world, 'own'))
    return { who: 'admin', sample, other: body(sample, { notes: [{ n: 1, text: 'Di sera' }] }) }
  },
  async writeInternalNote({ world }) {
    const sample = samples.writeInternalNote(idsOf(world, 'own'))
    return { who: 'admin', sample, other: body(sample, { note: 'Sostituisce il secondo' }) }
  },
  async undoDecisions({ t, world }) {
    const ids = idsOf(world, 'own')
    await askSample(t, calls.decideRequest, samples.decideRequest(ids), world.token('admin'))
    return { who: 'admin', sample: samples.undoDecisions(ids), ...varied(samples.undoDecisions(ids)) }
  },
  async sendAgain({ t }) {
    const letter = {
      recipient: 'somebody@shops.example',
      language: 'it',
      subject: '',
      text_body: '',
      html_body: '',
    }
    const { id } = await t.db
      .insertInto('outbox')
      .values({ ...letter, state: 'failed', message_id: `<${randomUUID()}>` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { who: 'admin', sample: { params: { id } } }
  },
  /** A draft is its author's. */
  async deleteOrder({ world }) {
    return { who: 'agent', sample: samples.deleteOrder(idsOf(world, 'own')) }
  },
  async cancelImport(stage) {
    return { who: 'sales', sample: { params: { id: await importIn(stage, 'queued') } } }
  },
}

async function viewIn({ t, world }: Stage): Promise<number> {
  const view = { user_id: world.people.agent.id, list: 'clients', name: randomUUID(), search: '{"q":"a"}' }
  return (await t.db.insertInto('saved_views').values(view).returning('id').executeTakeFirstOrThrow()).id
}

const requestToken = async ({ t }: Stage, state: string) =>
  registrationToken(t.db, await registrationIn(t.db, state))

async function resetToken({ t, world }: Stage): Promise<string> {
  const token = newToken()
  const link = { token_hash: tokenHash(token), purpose: 'reset', user_id: world.people.reseller.id }
  const times = { created_at: '2025-11-17T07:59:00Z', expires_at: '2025-11-17T09:00:00Z' }
  await t.db
    .insertInto('one_time_links')
    .values({ ...link, ...times })
    .execute()
  return token
}

/** A question that is granted, and one that differs from it where there is something to vary. */
export async function granted(stage: Stage, name: CallName): Promise<Asked> {
  const { t, world } = stage
  await t.db.updateTable('users').set({ user_type: 1 }).where('id', '=', world.people.admin.id).execute()
  const prepare = preparations[name]
  if (prepare) return prepare(stage)
  const call: Call = calls[name]
  const sample = samples[name](idsOf(world, 'own'))
  const who =
    call.roles === 'public'
      ? null
      : (['admin', 'agent', 'customer'] as const).find((role) => call.roles.includes(role))
  if (who === undefined) throw new Error(`nobody of these asks ${name}`)
  return { who, sample, ...varied(sample) }
}

/** The same question with something else in it: in its body, its file, or at least about another row. */
function varied(sample: Sample): { readonly other?: Sample } {
  const { body: said, form, params } = sample
  const changed = another(said)
  if (said && JSON.stringify(changed) !== JSON.stringify(said))
    return { other: { ...sample, body: changed as object } }
  if (typeof form?.file === 'string')
    return { other: { ...sample, form: { ...form, file: `${form.file}0998,B\n` } } }
  return params ? { other: { ...sample, params: another(params) as NonNullable<Sample['params']> } } : {}
}

const another = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.map(another)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, another(one)]))
  if (value === 'it') return 'fr'
  // The id of a request says of which kind it is.
  if (typeof value === 'string' && /^[a-z]+-\d+$/.test(value))
    return value.replace(/\d+$/, (n) => String(Number(n) + 1))
  if (typeof value === 'string' && value.includes('@')) return `other.${value}`
  return typeof value === 'string' && value.startsWith('+') ? `${value}9` : value
}
