import { createHash, randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'

/* Lines that break, and files that are replaced meanwhile: whoever goes on has the bytes he began with. */
const { t, world } = await openCompany()
const origin = await t.app.listen({ host: '127.0.0.1', port: 0 })
const agent = { token: world.token('agent') }

const shaOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
const paper = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')])

const idIn = (answer: { body: unknown }) =>
  (answer.body as { args: { response: { id: number } } }).args.response.id
async function folder(): Promise<number> {
  const body = { names: { it: 'Grandi' }, audience: [{ types: [2] }] }
  return idIn(await t.ask('POST', '/api/v1.0/admin/downloads/folders', { token: world.token('sales'), body }))
}
async function put(fields: Record<string, string>, file: Buffer): Promise<number> {
  const { payload, headers } = multipart({ fields, file }, 'file', 'grande.pdf')
  const answer = await t.ask('POST', '/api/v1.0/admin/downloads/files', {
    token: world.token('sales'),
    payload,
    headers,
  })
  expect(answer.status, answer.text).toBe(200)
  return idIn(answer)
}

/** Reads from a byte on, and breaks the connection off once this many have come. */
async function readAndBreak(url: string, from: number, enough: number, headers: Record<string, string>) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const answer = await fetch(url, { headers: { ...headers, range: `bytes=${from}-` }, signal: stop.signal })
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = answer.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value)
    bytes += next.value.length
    if (bytes >= enough) break
  }
  stop.abort()
  return { status: answer.status, data: Buffer.concat(parts) }
}

test('a file and an archive are the same to the byte after twenty broken connections', async () => {
  const original = paper(6_000_000)
  const inside = await folder()
  const id = await put({ folder: String(inside) }, original)
  const zip = `${origin}/api/v1.0/downloads/zip?folder=${inside}`
  const whole = Buffer.from(await (await fetch(zip, { headers: agent })).arrayBuffer())
  for (const [url, right] of [
    [`${origin}/api/v1.0/downloads/file/${id}`, original],
    [zip, whole],
  ] as const) {
    let had = Buffer.alloc(0)
    let breaks = 0
    while (had.length < right.length) {
      const enough = breaks < 20 ? Math.floor(right.length / 30) : Number.POSITIVE_INFINITY
      const { status, data } = await readAndBreak(url, had.length, enough, agent)
      expect(status).toBe(206)
      had = Buffer.concat([had, data])
      if (had.length < right.length) breaks += 1
    }
    expect([url, breaks, shaOf(had)]).toEqual([url, 20, shaOf(right)])
  }
})

test('a file that is replaced meanwhile is gone on with as it was, or begun anew, and never mixed', async () => {
  const [first, second] = [paper(300_000), paper(300_000)]
  const inside = await folder()
  const id = await put({ folder: String(inside) }, first)
  const detail = await t.ask('GET', `/api/v1.0/downloads/detail/${id}`, agent)
  const address = (detail.body as { args: { response: { url: string } } }).args.response.url
  const newest = `${origin}/api/v1.0/downloads/file/${id}`
  const begun = await fetch(newest, { headers: { ...agent, range: 'bytes=0-99999' } })
  const edition = begun.headers.get('etag') ?? ''
  const had = Buffer.from(await begun.arrayBuffer())
  await put({ folder: String(inside), replaces: String(id) }, second)
  // The address names the version: its rest is still that of the first one.
  const rest = await fetch(`${origin}${address}`, {
    headers: { range: 'bytes=100000-', 'if-range': edition },
  })
  const joined = Buffer.concat([had, Buffer.from(await rest.arrayBuffer())])
  expect([rest.status, joined.equals(first)]).toEqual([206, true])
  // What asks for the newest is told by its edition, and has all of it.
  const anew = await fetch(newest, { headers: { ...agent, range: 'bytes=100000-', 'if-range': edition } })
  expect([anew.status, Buffer.from(await anew.arrayBuffer()).equals(second)]).toEqual([200, true])
})

test('a range beyond the end is refused with the length, and takes nothing', async () => {
  const original = paper(1000)
  const id = await put({ folder: String(await folder()) }, original)
  const url = `${origin}/api/v1.0/downloads/file/${id}`
  for (const range of [
    `bytes=${original.length}-`,
    'bytes=99999999999999-',
    `bytes=${original.length}-5000000`,
  ]) {
    const answer = await fetch(url, { headers: { ...agent, range } })
    expect([range, answer.status, answer.headers.get('content-range')]).toEqual([
      range,
      416,
      `bytes */${original.length}`,
    ])
    await answer.arrayBuffer()
  }
})
