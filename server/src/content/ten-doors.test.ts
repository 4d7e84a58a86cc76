import fc from 'fast-check'
import type { StoredAudience } from '@mandato/contract/content/audience'
import { expect, test } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { audiencesOf, fits, fitsAll, type Reader } from '../../test/audiences.ts'
import { openCompany } from '../../test/company.ts'
import { registrationIn } from '../../test/registrations.ts'
import type { Who } from '../../test/world.ts'
import { addressesFor } from './addresses.ts'
import { downloadAddresses } from './download-addresses.ts'
import { mailWatchers } from './download-mails.ts'

/* Whatever its audience, a thing is at every door for those alone whom the rule names: asked as each of seven sign-ins. */
const { t, world } = await openCompany()
await registrationIn(t.db, 'approved', {
  type: 'foreign_reseller',
  user_id: world.people.reseller.id,
  country: 'FR',
})
// Another agency, in another country.
await t.db.updateTable('agencies').set({ country: 'ES' }).where('id', '=', world.south.id).execute()

const { north, south } = world
const readers: Partial<Record<Who, Reader>> = {
  agent: { type: 2, profile: null, countries: ['IT'], agencies: [north.id] },
  southAgent: { type: 2, profile: null, countries: ['ES'], agencies: [south.id] },
  customer: { type: 3, profile: null, countries: ['IT'], agencies: [north.id] },
  reseller: { type: 3, profile: 'foreign_reseller', countries: ['FR'], agencies: [] },
  press: { type: 3, profile: 'press', countries: [], agencies: [] },
}
const known = Object.entries(readers) as [Who, Reader][]
const everybody: readonly Who[] = [...known.map(([who]) => who), 'clerk', 'admin']
/** For whom something is by the rule; the staff see all there is. */
const meant = (fitting: (one: Reader) => boolean): Who[] =>
  everybody.filter((who) => {
    const reader = readers[who]
    return reader === undefined || fitting(reader)
  })

type Method = 'GET' | 'POST' | 'PUT'
const ask = (who: Who, method: Method, path: string, body?: object) =>
  t.ask(method, `/api/v1.0/${path}`, { token: world.token(who), ...(body && { body }) })
const args = <T>(answer: { body: unknown }) => (answer.body as { args: T }).args
async function made(path: string, body: object): Promise<number> {
  const answer = await ask('sales', 'POST', path, body)
  expect(answer.status, answer.text).toBe(200)
  return args<{ response: { id: number } }>(answer).response.id
}
async function sent(path: string, fields: Record<string, string>): Promise<number> {
  const { payload, headers } = multipart({ fields, file: '%PDF-1.7\nx\n%%EOF\n' }, 'file', 'a.pdf')
  const answer = await t.ask('POST', path, { token: world.token('sales'), payload, headers })
  expect(answer.status, answer.text).toBe(200)
  return args<{ response: { id: number } }>(answer).response.id
}
/** Who of all gets through a door. */
async function through(door: (who: Who) => Promise<boolean>): Promise<Who[]> {
  const seen: Who[] = []
  for (const who of everybody) if (await door(who)) seen.push(who)
  return seen
}
const isOpen = async (who: Who, method: Method, path: string, body?: object) => {
  const { status } = await ask(who, method, path, body)
  // As if it had never been: not even that it is for others is said.
  expect([who, path, [200, 404].includes(status)]).toEqual([who, path, true])
  return status === 200
}
const byAddress = async (url: string) => {
  const { status } = await t.ask('GET', url)
  expect([url, [200, 410].includes(status)]).toEqual([url, true])
  return status === 200
}
const idsIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
async function mailed(): Promise<Who[]> {
  const mails = await t.db.deleteFrom('outbox').returning('recipient').execute()
  return everybody.filter((who) => mails.some(({ recipient }) => recipient === world.people[who].email))
}

let turn = 0
const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }] }

test('what is written: list, count, detail, file, preview, search, mail, bell and direct address', async () => {
  const check = async (audience: StoredAudience) => {
    const word = `parola${(turn += 1)}fine`
    interface List {
      response: { id: number }[]
      pagination: { total: number }
      meta: { unread: number }
    }
    const list = async (who: Who) => args<List>(await ask(who, 'GET', 'news/1?per_page=200'))
    // The staff only look: nothing is unread to them.
    const counted = async (who: Who) => {
      const { pagination, meta } = await list(who)
      return pagination.total + (who in readers ? meta.unread : 0)
    }
    const before = new Map<Who, number>()
    for (const who of everybody) before.set(who, await counted(who))
    const file = await sent('/api/v1.0/admin/content-file', { purpose: 'attachment' })
    const item = await made('admin/news', {
      kind: 'news',
      topic: 'product',
      cover: 'oven',
      texts: { it: { title: 'Forno', abstract: word, body: doc } },
      audience,
      attachments: [{ id: file }],
      mail: true,
    })
    const published = await ask('sales', 'POST', `admin/news/${item}/publish`, {})
    const may = meant((one) => fits(audience, one))
    const people = may.filter((who) => who in readers)
    expect([published.status, people.length > 0]).toEqual(people.length > 0 ? [200, true] : [422, false])
    if (people.length === 0) return
    const doors: [string, (who: Who) => Promise<boolean>][] = [
      ['list', async (who) => idsIn((await list(who)).response).includes(item)],
      [
        'count',
        async (who) => {
          const more = (await counted(who)) - (before.get(who) ?? 0)
          expect([who, [0, who in readers ? 2 : 1].includes(more)]).toEqual([who, true])
          return more > 0
        },
      ],
      ['detail', (who) => isOpen(who, 'GET', `news/detail/${item}`)],
      [
        'search',
        async (who) =>
          args<{ response: object[] }>(await ask(who, 'GET', `contents/search?q=${word}`)).response.length ===
          1,
      ],
      [
        'file, at an address made for him',
        async (who) => byAddress((await addressesFor(t.db, world.people[who].id, t.clock.now()))(file)),
      ],
      ['mark', (who) => isOpen(who, 'POST', `news/read/${item}`)],
    ]
    for (const [name, door] of doors) expect([name, await through(door)]).toEqual([name, may])
    for (const who of known.map(([one]) => one))
      expect([
        who,
        await isOpen('sales', 'GET', `news/detail/${item}?as_user=${world.people[who].id}`),
      ]).toEqual([who, people.includes(who)])
    await t.runJob('mail-contents')
    expect(await mailed()).toEqual(people)
    interface Told {
      notices: { about: string; object: number }[]
    }
    const told = async (who: Who) =>
      args<{ response: Told }>(await ask(who, 'GET', 'notifications')).response.notices
    const rings = async (who: Who) =>
      (await told(who)).some(({ about, object }) => about === 'news' && object === item)
    expect(['bell', await through(rings)]).toEqual(['bell', people])
  }
  await fc.assert(fc.asyncProperty(audiencesOf([north.id, south.id]), check), { numRuns: 12 })
})

test('what is handed out: list, count, detail, file, zip, digest and direct address', async () => {
  const audience = audiencesOf([north.id, south.id])
  // The outermost one always says for whom it is.
  const path = fc
    .tuple(audience, fc.array(fc.option(audience, { freq: 3 }), { maxLength: 2 }))
    .map(([first, inner]) => [first, ...inner])
  const check = async (audiences: readonly (StoredAudience | null)[]) => {
    const word = `cartella${(turn += 1)}fine`
    let folder: number | null = null
    for (const audience of audiences)
      folder = await made('admin/downloads/folders', { names: { it: word }, parent_id: folder, audience })
    const may = meant((one) => fitsAll(audiences, one))
    for (const who of may) await ask(who, 'PUT', `downloads/watch/${folder}`, { watched: true })
    t.clock.advance(1000)
    const file = await sent('/api/v1.0/admin/downloads/files', { folder: String(folder), title: word })
    const { id: version } = await t.db
      .selectFrom('download_versions')
      .select('id')
      .where('file_id', '=', file)
      .executeTakeFirstOrThrow()
    interface Area {
      folders: { id: number; files: number }[]
      files: { id: number }[]
    }
    const area = async (who: Who) =>
      args<{ response: Area }>(await ask(who, 'GET', `downloads?q=${word}`)).response
    const signed = async (who: Who) => downloadAddresses(t.db, world.people[who].id, t.clock.now())
    const doors: [string, (who: Who) => Promise<boolean>][] = [
      ['list', async (who) => idsIn((await area(who)).files).includes(file)],
      [
        'count',
        async (who) => (await area(who)).folders.some(({ id, files }) => id === folder && files === 1),
      ],
      ['folder', (who) => isOpen(who, 'GET', `downloads/${folder}`)],
      ['detail', (who) => isOpen(who, 'GET', `downloads/detail/${file}`)],
      ['file', (who) => isOpen(who, 'GET', `downloads/file/${file}`)],
      ['zip', (who) => isOpen(who, 'GET', `downloads/zip?ids=${file}`)],
      ['address of a zip', (who) => isOpen(who, 'POST', 'downloads/zip/address', { ids: [file] })],
      [
        'kept on a device',
        async (who) =>
          args<{ response: Area }>(await ask(who, 'GET', `downloads?ids=${file}`)).response.files.length ===
          1,
      ],
      [
        'search',
        async (who) =>
          args<{ response: object[] }>(await ask(who, 'GET', `contents/search?q=${word}`)).response.length ===
          1,
      ],
      ['address', async (who) => byAddress((await signed(who)).file(version, 'save'))],
      ['preview', async (who) => byAddress((await signed(who)).file(version, 'view'))],
      ['watch', (who) => isOpen(who, 'PUT', `downloads/watch/${folder}`, { watched: true })],
    ]
    for (const [name, door] of doors) expect([name, await through(door)]).toEqual([name, may])
    await mailWatchers(t.parts)
    expect(await mailed()).toEqual(may)
  }
  await fc.assert(fc.asyncProperty(path, check), { numRuns: 12 })
})
