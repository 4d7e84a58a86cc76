import { describe, expect, it, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { registrationIn } from '../../test/registrations.ts'
import type { Who } from '../../test/world.ts'

/* Who reads what: the audience is one rule, asked at every door. */
const { t, world } = await openCompany()
// In France, as he wrote when he asked for his account; he is linked to no client.
await registrationIn(t.db, 'approved', {
  type: 'foreign_reseller',
  user_id: world.people.reseller.id,
  country: 'FR',
})
type Body = {
  args: { response: unknown; meta?: { unread: number; must_read: unknown[] }; error?: { key: string } }
}

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.ask(method, `/api/v1.0/${path}`, { token: world.token(who), ...(body && { body }) })
const responseOf = <T>(answer: { body: unknown }): T => (answer.body as Body).args.response as T

type Part = Partial<Record<'types' | 'profiles' | 'countries' | 'agencies', (string | number)[]>>
async function written(audience: Part | Part[], more: object = {}): Promise<number> {
  const answer = await ask('sales', 'POST', 'admin/news', {
    kind: 'news',
    topic: 'product',
    cover: 'oven',
    texts: { it: { title: 'Forno a vapore', abstract: 'In breve', body: doc('Il vapore entra') } },
    audience,
    ...more,
  })
  expect(answer.status, answer.text).toBe(200)
  return responseOf<{ id: number }>(answer).id
}
async function published(audience: Part | Part[], more: object = {}): Promise<number> {
  const id = await written(audience, more)
  const answer = await ask('sales', 'POST', `admin/news/${id}/publish`, {})
  expect(answer.status, answer.text).toBe(200)
  return id
}
const readers = ['agent', 'southAgent', 'customer', 'reseller', 'press'] as const

describe('each door opens to the same people', () => {
  it.each<[string, () => Part | Part[], Who[]]>([
    ['agents', () => ({ types: [2] }), ['agent', 'southAgent']],
    ['everybody but the press', () => ({}), ['agent', 'southAgent', 'customer', 'reseller']],
    ['the press', () => ({ profiles: ['press'] }), ['press']],
    ['one agency and its clients', () => ({ agencies: [world.north.id] }), ['agent', 'customer']],
    ['agents of one agency', () => ({ types: [2], agencies: [world.south.id] }), ['southAgent']],
    [
      'agents or the press',
      () => [{ types: [2] }, { profiles: ['press'] }],
      ['agent', 'southAgent', 'press'],
    ],
    ['Italy', () => ({ countries: ['IT'] }), ['agent', 'southAgent', 'customer']],
    ['France', () => ({ countries: ['FR'] }), ['reseller']],
    [
      'customers in Spain, or foreign resellers',
      () => [{ types: [3], countries: ['ES'] }, { profiles: ['foreign_reseller'] }],
      ['reseller'],
    ],
  ])('%s', async (name, audience, expected) => {
    // Of its own, for the search.
    const abstract = `Per: ${name}`
    const body = doc('Il vapore entra')
    const id = await published(audience(), { texts: { it: { title: 'Forno a vapore', abstract, body } } })
    for (const who of readers) {
      const may = expected.includes(who)
      const list = responseOf<{ id: number }[]>(await ask(who, 'GET', 'news/1?per_page=200'))
      const found = responseOf<{ id: number }[]>(await ask(who, 'GET', 'news/1?per_page=200&q=vapore'))
      const searched = responseOf<{ id: number }[]>(
        await ask(who, 'GET', `contents/search?q=${encodeURIComponent(abstract)}`),
      )
      const page = await ask(who, 'GET', `news/detail/${id}`)
      const read = await ask(who, 'POST', `news/read/${id}`)
      const isIn = (rows: readonly { id: number }[]) => rows.some((row) => row.id === id)
      const seen = { list: isIn(list), found: isIn(found), searched: isIn(searched) }
      expect([who, seen, page.status, read.status]).toEqual([
        who,
        { list: may, found: may, searched: may },
        may ? 200 : 404,
        may ? 200 : 404,
      ])
      // As if it had never been.
      if (!may) expect(page.text).toBe((await ask(who, 'GET', 'news/detail/2000000000')).text)
      const preview = await ask('sales', 'GET', `news/detail/${id}?as_user=${world.people[who].id}`)
      expect([who, preview.status]).toEqual([who, may ? 200 : 404])
      const told = await ask('sales', 'POST', 'admin/contents/preview', {
        kind: 'news',
        texts: {},
        audience: audience(),
        as_user: world.people[who].id,
      })
      expect([who, responseOf<{ hidden: string | null }>(told).hidden]).toEqual([
        who,
        may ? null : 'audience',
      ])
    }
    const reach = await ask('sales', 'POST', 'admin/contents/reach', { kind: 'news', audience: audience() })
    const people = responseOf<{ total: number; people: { id: number }[] }>(reach)
    expect(new Set(people.people.map((person) => person.id))).toEqual(
      new Set(expected.map((who) => world.people[who].id)),
    )
  })

  it('drafts, what is scheduled and what expired are nobody’s; staff see what is out', async () => {
    const draft = await written({})
    const later = await published({}, { publish_at: '2025-11-18T07:00:00Z' })
    const over = await published({}, { expires_at: '2025-11-17T08:00:00.001Z' })
    expect((await ask('agent', 'GET', `news/detail/${over}`)).status).toBe(200)
    t.clock.advance(10)
    for (const id of [draft, later, over])
      for (const who of ['agent', 'admin'] as const)
        expect([id, (await ask(who, 'GET', `news/detail/${id}`)).status]).toEqual([id, 404])
    t.clock.advance(24 * 3_600_000)
    expect((await ask('agent', 'GET', `news/detail/${later}`)).status).toBe(200)
    expect((await ask('clerk', 'GET', `news/detail/${later}`)).status).toBe(200)
  })

  it('an expired promotion is the staff’s alone', async () => {
    const id = await published(
      {},
      { kind: 'promotions', valid_from: '2025-11-01', valid_until: '2025-11-20', publish_at: null },
    )
    const seen = async () =>
      Promise.all(
        (['agent', 'customer', 'clerk'] as const).map(
          async (who) => (await ask(who, 'GET', `promotions/detail/${id}`)).status,
        ),
      )
    expect(await seen()).toEqual([200, 200, 200])
    t.clock.advance(4 * 24 * 3_600_000)
    expect(await seen()).toEqual([404, 404, 200])
  })

  it('comes out at its moment though its author has left, mail and all', async () => {
    const moment = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
    const id = await published({ types: [2] }, { publish_at: moment, mail: true })
    const active = (is: boolean) =>
      t.db.updateTable('users').set({ active: is }).where('id', '=', world.people.sales.id).execute()
    await active(false)
    t.clock.advance(2 * 3_600_000)
    await t.runJob('mail-contents')
    const page = await ask('agent', 'GET', `news/detail/${id}`)
    const mails = await t.db.deleteFrom('outbox').returning('recipient').execute()
    await active(true)
    expect(page.status).toBe(200)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [world.people.agent.email, world.people.southAgent.email].toSorted(),
    )
  })

  it('only who writes may look through somebody else’s eyes', async () => {
    const id = await published({ types: [2] })
    expect((await ask('agent', 'GET', `news/detail/${id}?as_type=2`)).status).toBe(403)
    expect((await ask('clerk', 'GET', `news/detail/${id}?as_type=2`)).status).toBe(403)
    expect((await ask('sales', 'GET', `news/detail/${id}?as_type=2`)).status).toBe(200)
    expect((await ask('sales', 'GET', `news/detail/${id}?as_type=3`)).status).toBe(404)
  })
})

describe('an item that cannot be published says why', () => {
  it.each<[string, Part, object, string]>([
    ['reaches nobody', { types: [2], countries: ['JP'] }, {}, 'reaches_nobody'],
    [
      'ends before it begins',
      {},
      { publish_at: '2026-01-02T00:00:00Z', expires_at: '2026-01-01T00:00:00Z' },
      'validation',
    ],
    [
      'has no text that everybody can read',
      {},
      { texts: { fr: { title: 'Four', abstract: '', body: doc('Four') } } },
      'validation',
    ],
  ])('%s', async (_name, audience, more, key) => {
    const draft = await ask('sales', 'POST', 'admin/news', {
      kind: 'news',
      topic: 'product',
      cover: 'oven',
      audience,
      texts: { it: { title: 'Forno', abstract: '', body: doc('Forno') } },
      ...more,
    })
    const answer =
      draft.status === 200
        ? await ask('sales', 'POST', `admin/news/${responseOf<{ id: number }>(draft).id}/publish`, {})
        : draft
    expect([answer.status, (answer.body as Body).args.error?.key]).toEqual([422, key])
  })
})

test('two editors at once: the second is shown both texts, and nothing is lost', async () => {
  const id = await written({})
  const change = (title: string) =>
    ask('sales', 'PUT', `admin/news/${id}`, {
      kind: 'news',
      topic: 'product',
      cover: 'oven',
      audience: {},
      version: 1,
      texts: { it: { title, abstract: '', body: doc('x') } },
    })
  expect((await change('Prima')).status).toBe(200)
  const second = await change('Seconda')
  expect([second.status, second.text.includes('"title":"Prima"')]).toEqual([409, true])
  const versions = responseOf<{ version: number; texts: { it: { title: string } } }[]>(
    await ask('sales', 'GET', `admin/news/${id}/versions`),
  )
  expect(versions.map(({ version, texts }) => [version, texts.it.title])).toEqual([
    [2, 'Prima'],
    [1, 'Forno a vapore'],
  ])
})

describe('a communication to be confirmed', () => {
  const mandatory = { kind: 'communications', mandatory: true, mail: true }

  it('stands in front until it is, and the receipts know who has', async () => {
    const id = await published({ agencies: [world.north.id] }, mandatory)
    const front = async (who: Who) =>
      ((await ask(who, 'GET', 'communications/1')).body as Body).args.meta?.must_read.length
    expect([await front('agent'), await front('southAgent'), await front('customer')]).toEqual([1, 0, 1])
    expect((await ask('southAgent', 'POST', `communications/read/${id}`)).status).toBe(404)
    expect((await ask('agent', 'POST', `communications/read/${id}`)).status).toBe(200)
    expect(await front('agent')).toBe(0)
    const receipts = await ask('sales', 'GET', `admin/communications/${id}/receipts`)
    expect(responseOf(receipts)).toMatchObject({ read: 1, missing: 1 })
  })

  it('is mailed to its audience once, and those who have not confirmed are reminded once a day', async () => {
    await t.runJob('mail-contents')
    await t.runJob('mail-contents')
    const mails = () => t.db.selectFrom('outbox').select(['recipient', 'subject', 'html_body']).execute()
    const first = await mails()
    expect(first.map(({ recipient }) => recipient).toSorted()).toEqual(
      [world.people.agent.email, world.people.customer.email].toSorted(),
    )
    const [{ id } = { id: 0 }] = responseOf<{ id: number }[]>(
      await ask('customer', 'GET', 'communications/1'),
    )
    const remind = async () =>
      responseOf<{ reminded: number }>(await ask('sales', 'POST', `admin/communications/${id}/remind`))
        .reminded
    expect([await remind(), await remind()]).toEqual([1, 0])
    expect((await mails()).slice(2)).toMatchObject([
      { recipient: world.people.customer.email, subject: 'Promemoria: Forno a vapore' },
    ])
  })

  it('is not for resellers and the press, whatever its audience says', async () => {
    const id = await published([{}, { profiles: ['press'] }], { kind: 'communications' })
    for (const who of ['reseller', 'press'] as const)
      expect((await ask(who, 'GET', `communications/detail/${id}`)).status).toBe(403)
    expect((await ask('reseller', 'GET', `news/detail/${id}`)).status).toBe(404)
  })
})

describe('files', () => {
  const pdf = '%PDF-1.7\ncalendario\n%%EOF\n'
  const send = async (purpose: string, file: string | Buffer, name: string) => {
    const form = new FormData()
    form.append('purpose', purpose)
    form.append('file', new File([new Uint8Array(Buffer.from(file))], name))
    const sent = new Request('http://x', { method: 'POST', body: form })
    return t.ask('POST', '/api/v1.0/admin/content-file', {
      token: world.token('sales'),
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    })
  }

  it('an address is one person’s: it stops with the audience', async () => {
    const { id: file } = responseOf<{ id: number }>(await send('attachment', pdf, 'calendario.pdf'))
    const item = await published({ types: [2] }, { attachments: [{ id: file }] })
    const page = responseOf<{ attachments: { url: string }[] }>(
      await ask('agent', 'GET', `news/detail/${item}`),
    )
    const url = page.attachments[0]?.url ?? ''
    expect([(await t.ask('GET', url)).text, (await t.ask('GET', `${url}x`)).status]).toEqual([pdf, 410])
    // Nor somebody else’s by putting his number in.
    const theirs = url.replace(`.${world.people.agent.id}.`, `.${world.people.southAgent.id}.`)
    expect([theirs === url, (await t.ask('GET', theirs)).status]).toEqual([false, 410])
    await ask('sales', 'POST', `admin/news/${item}/withdraw`, {})
    expect((await t.ask('GET', url)).status).toBe(410)
  })

  it.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'a.svg',
      415,
    ],
    ['a page called a picture', '<html><script>1</script></html>', 'a.png', 415],
    [
      'a broken picture',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('no picture at all IEND')]),
      'a.png',
      422,
    ],
  ])('%s is no picture', async (_name, file, name, status) => {
    expect((await send('picture', file, name)).status).toBe(status)
  })

  it('an item takes no file of another', async () => {
    const { id: file } = responseOf<{ id: number }>(await send('attachment', pdf, 'a.pdf'))
    await written({}, { attachments: [{ id: file }] })
    const stolen = await ask('sales', 'POST', 'admin/news', {
      kind: 'news',
      topic: 'product',
      cover: 'oven',
      texts: {},
      audience: {},
      attachments: [{ id: file }],
    })
    expect(stolen.status).toBe(422)
  })
})

test('a hostile body is refused, whatever it is dressed as', async () => {
  const link = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  })
  const hostile: unknown[] = [
    '<p>x</p>',
    { type: 'doc', content: [{ type: 'script', content: [{ type: 'text', text: '1' }] }] },
    { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: '1' } }] },
    { type: 'doc', content: [{ type: 'image', attrs: { file: 1, alt: '', caption: '', src: 'x' } }] },
    { type: 'doc', content: Array.from({ length: 4000 }, () => ({ type: 'paragraph' })) },
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:1',
      'data:text/html,x',
      '//evil.example',
      'https://bank.example@evil.example',
      'https://xn--bnk-5na.example',
      'java\nscript:1',
      '/\\evil.example',
      ' https://x.example',
    ].map(link),
  ]
  for (const body of hostile) {
    const answer = await ask('sales', 'POST', 'admin/news', {
      kind: 'news',
      topic: 'product',
      cover: 'oven',
      audience: {},
      texts: { it: { title: 'x', abstract: '', body } },
    })
    expect([JSON.stringify(body).slice(0, 90), answer.status]).toEqual([
      JSON.stringify(body).slice(0, 90),
      422,
    ])
  }
  expect(
    (await written(
      {},
      { texts: { it: { title: 'x', abstract: '', body: link('https://mandato.example/a') } } },
    )) > 0,
  ).toBe(true)
})
