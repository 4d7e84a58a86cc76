import { calls, type Call, type CallName, permissions, roles as allRoles, type Role } from '@mandato/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { askSample } from './ask-sample.ts'
import { openCompany } from './company.ts'
import { idsOf, type Sample, samples } from './samples.ts'
import { priceBook } from './price-book.ts'
import { thingsThatGo } from './things-that-go.ts'
import { openSession, type Who } from './world.ts'

/*
 * The matrix of rights, made from the contract: every call × everybody. A refusal alone proves little (the
 * question may have been malformed), so every refused case has a twin that is let through.
 */
const { t, world } = await openCompany()
const strangers: Record<string, string | undefined> = {
  none: undefined,
  malformed: 'not-a-token',
  forged: 'A'.repeat(43),
}
beforeAll(async () => {
  await priceBook(t.db)
  const now = t.clock.now()
  strangers['expired'] = await openSession(
    t.db,
    world.people.admin.id,
    new Date(now.getTime() - 7_200_000),
    new Date(now.getTime() - 1000),
  )
  strangers['revoked'] = await openSession(t.db, world.people.admin.id, now)
  await t.ask('POST', '/api/v1.0/auth/logout', { token: strangers['revoked'] ?? '' })
  const { id } = await t.db
    .insertInto('users')
    .values({ email: 'off@shops.example', name: 'Off', user_type: 1, active: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  strangers['disabled'] = await openSession(t.db, id, now)
})
/** What one case deletes another could not ask about. */
const things = thingsThatGo(t, world)

const all = Object.entries(calls) as [CallName, Call][]
const personOf: Readonly<Record<Role, Who>> = {
  admin: 'admin',
  sales: 'sales',
  agent: 'agent',
  customer: 'customer',
  reseller: 'reseller',
  press: 'press',
}
const closed = all.filter(([, call]) => call.roles !== 'public')
/** Calls that end or change the very session or account the other cases stand on are asked with one of their own. */
const ownSession = new Set<CallName>(['logout', 'changePassword'])

async function askAs(name: CallName, role: Role) {
  const person = world.people[personOf[role]]
  const token = ownSession.has(name)
    ? await openSession(t.db, person.id, t.clock.now())
    : world.token(personOf[role])
  return ask(name, samples[name](idsOf(world, 'own')), token)
}

async function ask(name: CallName, sample: Sample, token: string | undefined) {
  const answer = await askSample(t, calls[name], sample, token)
  things.asked(name)
  return answer
}

describe('without a valid session', () => {
  it.each(closed)('%s is refused without a valid session, in the same words', async (name, call) => {
    const texts = new Set<string>()
    for (const [kind, token] of Object.entries(strangers)) {
      const answer = await askSample(t, call, samples[name](idsOf(world, 'own')), token)
      expect([kind, answer.status]).toEqual([kind, 401])
      texts.add(answer.text)
    }
    expect(texts.size).toBe(1)
  })
})

describe('with a session', () => {
  it.each(closed)('%s is open to the roles of the contract and to nobody else', async (name, call) => {
    await things.ready(name)
    const open = await Promise.all(
      allRoles.map(async (role) => {
        const { status } = await askAs(name, role)
        expect(status, `${name} as ${role}`).toBeLessThan(500)
        return status === 403 || status === 401 ? null : role
      }),
    )
    expect(open.filter(Boolean)).toEqual(allRoles.filter((role) => call.roles.includes(role)))
  })

  it.each(closed.filter(([, call]) => call.needs))('%s asks sales for its permission', async (name) => {
    await things.ready(name)
    const sample = samples[name](idsOf(world, 'own'))
    expect((await ask(name, sample, world.token('clerk'))).status).toBe(403)
    expect((await ask(name, sample, world.token('sales'))).status).not.toBe(403)
  })
})

describe('awaiting the second factor', () => {
  const settings = { key: 'accounts', value: JSON.stringify({ two_factor_for: allRoles }) }
  beforeAll(async () => {
    await t.db.insertInto('settings').values(settings).execute()
    return async () => {
      await t.db.deleteFrom('settings').where('key', '=', 'accounts').execute()
    }
  })
  it.each(closed)('%s is refused, unless it adds one or leaves', async (name, call) => {
    for (const role of call.roles as readonly Role[]) {
      const { status, body } = await askAs(name, role)
      const key = (body as { args?: { error?: { key: string } } } | undefined)?.args?.error?.key
      if (call.withoutFactor) expect([role, key]).not.toEqual([role, 'two_factor_needed'])
      else expect([role, status, key]).toEqual([role, 403, 'two_factor_needed'])
    }
  })
  it('leaves these open', () => {
    const open = closed.filter(([, call]) => call.withoutFactor).map(([name]) => name)
    expect(open.toSorted()).toEqual([
      'addPasskey',
      'confirmTotp',
      'factors',
      'logout',
      'me',
      'passkeyOptions',
      'passkeys',
      'proofOptions',
      'prove',
      'startTotp',
      'updateMe',
    ])
  })
})

describe('another agency’s rows', () => {
  let reviewer = ''
  const named = closed.filter(
    ([name]) => JSON.stringify(samples[name](idsFor(1))) !== JSON.stringify(samples[name](idsFor(2))),
  )
  const people = [
    ['agent', 'agent', () => world.token('agent')],
    ['customer', 'customer', () => world.token('customer')],
    ['sales of a province', 'sales', () => world.token('clerk')],
    ['sales of a province with every permission', 'sales', () => reviewer],
  ] as const
  beforeAll(async () => {
    const { id } = await t.db
      .insertInto('users')
      .values({
        email: 'reviewer@shops.example',
        name: 'Reviewer',
        user_type: 4,
        areas: ['IT-TV'],
        permissions: [...permissions],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    reviewer = await openSession(t.db, id, t.clock.now())
  })
  it.each(named)('%s answers a foreign id exactly like one that never existed', async (name, call) => {
    for (const [who, role, token] of people) {
      if (!call.roles.includes(role)) continue
      await things.ready(name)
      const askFor = (owner: 'foreign' | 'never' | 'own') =>
        ask(name, samples[name](idsOf(world, owner)), token())
      // Everybody takes back only what he decided himself.
      if (name === 'undoDecisions')
        await askSample(t, calls.decideRequest, samples.decideRequest(idsOf(world, 'own')), token())
      // One after the other: nobody has three lists at once.
      const [foreign, unknown, own] = [await askFor('foreign'), await askFor('never'), await askFor('own')]
      expect(stripped(foreign.text), `${name} as ${who}`).toBe(stripped(unknown.text))
      expect(foreign.status).toBe(unknown.status)
      // The twin: the same question about one's own row is let through.
      if (!call.needs || who !== 'sales of a province')
        expect(own.status, `${name} as ${who}: ${own.text}`).toBe(
          name === 'deleteOrder' && who !== 'agent' ? 404 : 200,
        )
    }
  })
})

describe('the press and resellers', () => {
  const asked = closed.filter(
    ([name, { roles }]) =>
      (roles.includes('press') || roles.includes('reseller')) &&
      JSON.stringify(samples[name](idsFor(1))) !== JSON.stringify(samples[name](idsFor(2))),
  )
  it.each(asked)('%s answers them about an agency’s rows as about none', async (name, call) => {
    for (const who of ['press', 'reseller'] as const) {
      if (!call.roles.includes(who)) continue
      await things.ready(name)
      const askFor = (owner: 'foreign' | 'never' | 'own') =>
        ask(name, samples[name](idsOf(world, owner)), world.token(who))
      const unknown = await askFor('never')
      for (const owner of ['foreign', 'own'] as const) {
        const answer = await askFor(owner)
        expect([answer.status, stripped(answer.text)], `${name} as ${who}: ${owner}`).toEqual([
          unknown.status,
          stripped(unknown.text),
        ])
      }
    }
  })
})

describe('the inventory', () => {
  it('has a route for every call of the contract and no other call', () => {
    const served = new Set(routesIn(t.app.printRoutes({ commonPrefix: false })))
    const outside = [...served].filter((r) => !/^\/api\/(docs|health|openapi\.json)/.test(r))
    const promised = new Set(
      all
        .flatMap(([, call]) => (typeof call.path === 'string' ? [call.path] : call.path))
        .map((p) => p.replace(/\{\w+\}/g, ':')),
    )
    expect(outside.filter((r) => !promised.has(r))).toEqual([])
    for (const path of promised) expect(served.has(path), path).toBe(true)
  })

  it('tells an unknown call so', async () => {
    const answer = await t.ask('GET', '/api/v1.0/nothing', { token: world.token('admin') })
    expect([answer.status, (answer.body as { args: { error: { key: string } } }).args.error.key]).toEqual([
      404,
      'no_such_call',
    ])
  })
})

/** The id that was asked for may stand in a sentence; nothing else may differ. */
const stripped = (text: string | undefined) => text?.replaceAll(/\d{4,}/g, '#')
function idsFor(n: number) {
  const sheets = { sent: n, inReview: n, confirmed: n, attachment: n }
  // The warehouse is everybody's: of all about materials only requests are of an agency.
  const materials = { request: n, material: 1, unused: 1, family: 1, load: 1, picture: 1 }
  const one = { product: n, line: n, openPreparation: n, readyPreparation: n, shipment: n, packedShipment: n }
  const goods = { ...one, leftShipment: n, code: String(n), handOver: n, returned: n }
  const contents = { draft: 1, news: 1, communication: 1, trend: 1, promotion: 1, folder: 1, file: 1 }
  const orders = { code: String(n), draft: n, sent: n, returned: n, requested: n, confirmed: n }
  const invoices = { invoice: n }
  const requests = { open: n, closing: n, template: 1 }
  return {
    agency: n,
    client: n,
    user: n,
    orders,
    invoices,
    requests,
    contents,
    articles: { appliance: 1, document: 1, ready: 1, held: 1, hold: 1, gone: 1 },
    record: n,
    closing: n,
    leaving: n,
    goods,
    ...sheets,
    ...materials,
  }
}

/** Whole paths out of Fastify's drawing of its routes as a tree; parameters become `:`, their names may differ. */
function routesIn(tree: string): string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = ''] = /^([│ ]*)[├└]── (\S+)/.exec(line) ?? []
    if (!segment) return []
    const depth = indent.length / 4
    parents.length = depth
    parents.push(segment)
    const path = parents
      .join('')
      .replace(/:\w+(\|:\w+)*/g, ':')
      .replace(/\/$/, '')
    return path.startsWith('/api/') && line.includes('(') ? [path] : []
  })
}
