import { expect, it, test } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'

/* What an editor may come with on a bad day: refused whole, in words, and nothing of it is kept. */
const { t, world } = await openCompany()
const { default: sharp } = await import('sharp')

const token = world.token('sales')
const keyOf = ({ body }: { body: unknown }) =>
  (body as { args?: { error?: { key: string } } }).args?.error?.key
const words = (text: string) => ({ type: 'text', text })
const doc = (...content: object[]) => ({ type: 'doc', content })
const save = (body: object) =>
  t.ask('POST', '/api/v1.0/admin/news', {
    token,
    body: {
      kind: 'news',
      topic: 'product',
      cover: 'oven',
      audience: {},
      texts: { it: { title: 'Forno', abstract: '', body } },
    },
  })
const table = (rows: number, columns: number) => ({
  type: 'table',
  content: Array.from({ length: rows }, () => ({
    type: 'table_row',
    content: Array.from({ length: columns }, () => ({ type: 'table_cell', content: [words('1')] })),
  })),
})
const written = async () =>
  Number(
    (
      await t.db
        .selectFrom('content_items')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  )

test('a table of ten thousand cells is refused, one of a few hundred is kept', async () => {
  expect((await save(doc(table(30, 10)))).status).toBe(200)
  const before = await written()
  // The one is more than a body may be, the other more than a document may hold.
  expect((await save(doc(table(1000, 10)))).status).toBe(413)
  expect((await save(doc(table(300, 10)))).status).toBe(422)
  expect(await written()).toBe(before)
})

test('two megabytes of text are refused, and so are few words in a nest without end', async () => {
  const before = await written()
  const long = await save(doc({ type: 'paragraph', content: [words('mobili '.repeat(300_000))] }))
  expect([413, 422]).toContain(long.status)
  let nest: object = { type: 'paragraph', content: [words('x')] }
  for (let depth = 0; depth < 2000; depth += 1) nest = { type: 'blockquote', content: [nest] }
  expect((await save(doc(nest))).status).toBe(422)
  expect(await written()).toBe(before)
})

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const drawn = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b4542c' } })
const send = (purpose: 'picture' | 'attachment', file: string | Buffer, name: string) => {
  const { payload, headers } = multipart({ fields: { purpose }, file }, 'file', name)
  return t.ask('POST', '/api/v1.0/admin/content-file', { token, payload, headers })
}

it.each<[string, 'picture' | 'attachment', () => Promise<string | Buffer>, string, string]>([
  ['a drawing with a script as a picture', 'picture', async () => svg, 'a.svg', 'file_type'],
  ['the same as an attachment', 'attachment', async () => svg, 'a.svg', 'file_type'],
  ['the same under the name of a picture', 'picture', async () => svg, 'a.png', 'file_type'],
  ['a page that is a picture, too', 'attachment', async () => `GIF89a/*${script}*/=1`, 'a.gif', 'file_type'],
  [
    'a few kilobytes the size of a city',
    'picture',
    () => drawn(9000).png({ compressionLevel: 9 }).toBuffer(),
    'a.png',
    'picture_too_large',
  ],
  [
    'the same as an attachment, which is drawn, too',
    'attachment',
    () => drawn(9000).png({ compressionLevel: 9 }).toBuffer(),
    'a.png',
    'picture_too_large',
  ],
  [
    'half a picture',
    'picture',
    async () => (await drawn(600).jpeg().toBuffer()).subarray(0, 900),
    'a.jpg',
    'file_broken',
  ],
  ['a paper as a picture', 'picture', async () => '%PDF-1.7\nx\n%%EOF\n', 'a.pdf', 'file_type'],
])('%s is refused', async (_name, purpose, make, name, key) => {
  const answer = await send(purpose, await make(), name)
  expect([answer.status >= 400 && answer.status < 500, keyOf(answer)]).toEqual([true, key])
})

it('an attached picture brings nothing that hides behind its end', async () => {
  const made = Buffer.concat([await drawn(60).jpeg().toBuffer(), Buffer.from(`${script}PK\u0003\u0004`)])
  const answer = await send('attachment', made, 'coda.jpg')
  expect(answer.status, answer.text).toBe(200)
  const { url } = (answer.body as { args: { response: { url: string } } }).args.response
  const { rawPayload, headers } = await t.app.inject({ method: 'GET', url })
  expect([headers['content-type'], rawPayload.includes('script')]).toEqual(['image/jpeg', false])
  // From any byte on, and nothing beyond the last.
  const range = `bytes=${rawPayload.length}-`
  expect((await t.app.inject({ method: 'GET', url, headers: { range } })).statusCode).toBe(416)
})
