import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'
import { mostInZip } from '@mandato/contract/content/download-limits'
import { sql } from '../platform/db/sql.ts'
import { mailWatchers } from './download-mails.ts'

/* Who finds which folder and file, and that the bytes come as they were put there, from any place on. */
const { t, world } = await openCompany()

type Body = { args: { response: unknown; error?: { key: string } } }
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.ask(method, `/api/v1.0/${path}`, { token: world.token(who), ...(body && { body }) })
const responseOf = <T>(answer: { body: unknown }): T => (answer.body as Body).args.response as T
const keyOf = (answer: { body: unknown }) => (answer.body as Body).args.error?.key

interface Listed {
  folders: { id: number; files: number; newer: number; watched: boolean }[]
  files: { id: number; version: number; previous_version_downloaded: number | null; url: string }[]
  total: number
}
const listed = async (who: Who, path = 'downloads') => responseOf<Listed>(await ask(who, 'GET', path))

async function folder(names: string, more: object): Promise<number> {
  const answer = await ask('sales', 'POST', 'admin/downloads/folders', { names: { it: names }, ...more })
  expect(answer.status, answer.text).toBe(200)
  return responseOf<{ id: number }>(answer).id
}
const pdf = (text: string) => `%PDF-1.7\n${text}\n%%EOF\n`
async function send(
  fields: Record<string, string>,
  content: string | Buffer,
  name: string,
  who: Who = 'sales',
) {
  const { payload, headers } = multipart({ fields, file: content }, 'file', name)
  return t.ask('POST', '/api/v1.0/admin/downloads/files', { token: world.token(who), payload, headers })
}
async function file(fields: Record<string, string>, content: string | Buffer = pdf('x'), name = 'a.pdf') {
  const answer = await send(fields, content, name)
  expect(answer.status, answer.text).toBe(200)
  return responseOf<{ id: number }>(answer).id
}
const get = async (path: string, headers: Record<string, string> = {}, who?: Who) => {
  const answer = await t.app.inject({
    method: 'GET',
    url: path,
    headers: { ...headers, ...(who && { token: world.token(who) }) },
  })
  return { status: answer.statusCode, headers: answer.headers, raw: answer.rawPayload, text: answer.payload }
}
const everybody = [{}, { profiles: ['press'] }]

describe('a folder is for whom every folder around it is, and narrows that', () => {
  it('is neither listed, counted, opened nor sent to anybody else', async () => {
    const outer = await folder('Listini', { audience: [{ types: [2] }] })
    // For everybody: inside a folder of the agents that still means the agents.
    const wide = await folder('Cucine', { parent_id: outer, audience: everybody })
    const narrow = await folder('Nord', { parent_id: outer, audience: [{ agencies: [world.north.id] }] })
    const inWide = await file({ folder: String(wide), title: 'Cucine 2027' })
    const inNarrow = await file({ folder: String(narrow), title: 'Nord 2027' })
    const expected: [Who, number[]][] = [
      ['agent', [outer, wide, narrow]],
      ['southAgent', [outer, wide]],
      ['customer', []],
      ['reseller', []],
      ['press', []],
      ['clerk', [outer, wide, narrow]],
    ]
    for (const [who, seen] of expected) {
      const all = await listed(who)
      const ours = all.folders.filter(({ id }) => [outer, wide, narrow].includes(id))
      expect([who, ours.map(({ id }) => id).sort((a, b) => a - b)]).toEqual([who, seen])
      const count = (seen.includes(wide) ? 1 : 0) + (seen.includes(narrow) ? 1 : 0)
      expect([who, ours.find(({ id }) => id === outer)?.files ?? 0]).toEqual([who, count])
      for (const [id, its] of [
        [inWide, wide],
        [inNarrow, narrow],
      ] as const) {
        const may = seen.includes(its)
        const q = await listed(who, 'downloads?q=2027')
        const found = responseOf<{ kind: string; id: number }[]>(
          await ask(who, 'GET', `contents/search?q=${id === inWide ? 'cucine' : 'nord'}%202027`),
        )
        expect([who, found.some((one) => one.kind === 'downloads' && one.id === id)]).toEqual([who, may])
        expect([who, all.files.some((one) => one.id === id), q.files.some((one) => one.id === id)]).toEqual([
          who,
          may,
          may,
        ])
        for (const path of [
          `downloads/${its}`,
          `downloads/detail/${id}`,
          `downloads/file/${id}`,
          `downloads/zip?ids=${id}`,
        ])
          expect([who, path, (await ask(who, 'GET', path)).status]).toEqual([who, path, may ? 200 : 404])
        const address = await ask(who, 'POST', 'downloads/zip/address', { ids: [id] })
        expect([who, address.status]).toEqual([who, may ? 200 : 404])
        const watched = await ask(who, 'PUT', `downloads/watch/${its}`, { watched: true })
        expect([who, watched.status]).toEqual([who, may ? 200 : 404])
      }
    }
    // An address made for one who may is worth nothing once he may not.
    const [mine] = (await listed('southAgent', `downloads/${wide}`)).files
    expect((await get(mine?.url ?? '')).status).toBe(200)
    const change = { names: { it: 'Cucine' }, parent_id: outer, audience: [{ agencies: [world.north.id] }] }
    expect((await ask('sales', 'PUT', `admin/downloads/folders/${wide}`, change)).status).toBe(200)
    expect((await get(mine?.url ?? '')).status).toBe(410)
    const agents = (await listed('agent', `downloads/${wide}`)).files[0]?.url ?? ''
    const theirs = agents.replace(`.${world.people.agent.id}.`, `.${world.people.customer.id}.`)
    expect([(await get(agents)).status, theirs === agents, (await get(theirs)).status]).toEqual([
      200,
      false,
      410,
    ])
    expect((await get((mine?.url ?? '').replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')))).status).toBe(410)
  })

  it('moves with all below it, never under itself, and two moves at once make no ring', async () => {
    const one = await folder('Uno', { audience: everybody })
    const two = await folder('Due', { audience: everybody })
    const below = await folder('Sotto', { parent_id: one })
    const move = (id: number, parent_id: number, names: string) =>
      ask('sales', 'PUT', `admin/downloads/folders/${id}`, { names: { it: names }, parent_id })
    expect(keyOf(await move(one, one, 'Uno'))).toBe('folder_under_itself')
    expect(keyOf(await move(one, below, 'Uno'))).toBe('folder_under_itself')
    const both = await Promise.all([move(one, two, 'Uno'), move(two, below, 'Due')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    // Six lie one inside the other, a seventh does not.
    let parent = await folder('1', { audience: everybody })
    for (const names of ['2', '3', '4', '5', '6']) parent = await folder(names, { parent_id: parent })
    const deeper = { names: { it: '7' }, parent_id: parent }
    expect(keyOf(await ask('sales', 'POST', 'admin/downloads/folders', deeper))).toBe('folder_too_deep')
    const tall = await folder('Alta', { audience: everybody })
    await folder('Bassa', { parent_id: tall })
    expect(keyOf(await move(tall, parent, 'Alta'))).toBe('folder_too_deep')
  })

  it('refuses an outermost folder that is for nobody in particular, and another version', async () => {
    const nobody = await ask('sales', 'POST', 'admin/downloads/folders', { names: { it: 'A' } })
    expect([nobody.status, keyOf(nobody)]).toEqual([422, 'validation'])
    const unnamed = await ask('sales', 'POST', 'admin/downloads/folders', { names: {}, audience: everybody })
    expect(unnamed.status).toBe(422)
    const id = await folder('Versioni', { audience: everybody })
    const body = { names: { it: 'Altro' }, audience: everybody, version: 1 }
    expect((await ask('sales', 'PUT', `admin/downloads/folders/${id}`, body)).status).toBe(200)
    const late = await ask('sales', 'PUT', `admin/downloads/folders/${id}`, body)
    expect([late.status, keyOf(late)]).toEqual([409, 'changed_meanwhile'])
    expect((await ask('clerk', 'PUT', `admin/downloads/folders/${id}`, body)).status).toBe(403)
    expect((await send({ folder: String(id) }, pdf('x'), 'a.pdf', 'clerk')).status).toBe(403)
    expect((await ask('sales', 'DELETE', `admin/downloads/folders/${id}`, { version: 2 })).status).toBe(200)
    expect((await ask('sales', 'GET', `downloads/${id}`)).status).toBe(404)
  })
})

describe('versions', () => {
  it('says what is newer than what one has, in one’s language', async () => {
    const id = await folder('Schede', { audience: everybody })
    const made = await file({ folder: String(id), title: 'Scheda', language: 'it' }, pdf('uno'), 'scheda.pdf')
    const mine = async () => (await listed('customer', `downloads/${id}`)).files[0]
    expect((await mine())?.previous_version_downloaded).toBeNull()
    const address = (await mine())?.url ?? ''
    expect((await get(address)).raw.toString()).toBe(pdf('uno'))
    expect((await mine())?.previous_version_downloaded).toBe(1)
    await file(
      { folder: String(id), replaces: String(made), language: 'it', note: 'corretti 14 codici' },
      pdf('due'),
    )
    await file({ folder: String(id), replaces: String(made), language: 'fr' }, pdf('trois'))
    expect(await mine()).toMatchObject({ version: 2, previous_version_downloaded: 1 })
    expect((await listed('customer')).folders.find((one) => one.id === id)).toMatchObject({
      newer: 1,
      files: 1,
    })
    const french = responseOf<Listed>(await ask('customer', 'GET', `downloads/${id}?language=fr`)).files[0]
    expect(french).toMatchObject({ version: 1, previous_version_downloaded: null, language: 'fr' })
    const detail = responseOf<{ versions: { version: number; note: string; taken_at: string | null }[] }>(
      await ask('customer', 'GET', `downloads/detail/${made}`),
    )
    expect(detail.versions).toHaveLength(3)
    expect(detail.versions.find(({ note }) => note !== '')?.note).toBe('corretti 14 codici')
    const takes = responseOf<{ reaches: number; people: { name: string; version: number }[] }>(
      await ask('sales', 'GET', `admin/downloads/files/${made}/takes`),
    )
    expect(takes.people.map(({ version }) => version)).toEqual([1])
    expect(takes.reaches).toBeGreaterThan(1)
  })

  it('of two who send a version at once each gets a number of his own', async () => {
    const id = await folder('Insieme', { audience: everybody })
    const made = await file({ folder: String(id), title: 'Insieme' })
    const both = await Promise.all(
      ['uno', 'due'].map((text) => send({ folder: String(id), replaces: String(made) }, pdf(text), 'a.pdf')),
    )
    const numbers = both.map((one) => responseOf<{ version: number }>(one).version)
    expect(numbers.toSorted((a, b) => a - b)).toEqual([2, 3])
  })

  it('refuses what a name hides, what broke off and a file of another folder', async () => {
    const id = String(await folder('Rifiuti', { audience: everybody }))
    const other = String(await folder('Altri', { audience: everybody }))
    const made = String(await file({ folder: id }))
    for (const [content, name, key] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg', 'file_type'],
      ['<html><script>alert(1)</script></html>', 'a.pdf', 'file_type'],
      [pdf('x'), 'a.png', 'file_extension'],
      ['%PDF-1.7\nbroken off', 'a.pdf', 'file_broken'],
    ] as const)
      expect([name, keyOf(await send({ folder: id }, content, name))]).toEqual([name, key])
    expect((await send({ folder: other, replaces: made }, pdf('x'), 'a.pdf')).status).toBe(404)
    expect((await listed('agent', `downloads/${id}`)).total).toBe(1)
  })
})

it('of the files a device keeps those still in sight are answered, in their newest version', async () => {
  const id = await folder('Tenuti', { audience: everybody })
  const shut = await folder('Chiusi', { audience: [{ types: [2] }] })
  const mine = await file({ folder: String(id), title: 'Tenuto' })
  const other = await file({ folder: String(shut), title: 'Di agenti' })
  await file({ folder: String(id), replaces: String(mine) })
  const asked = `downloads?ids=${mine},${other},999999999`
  const seen = async (who: Who) => (await listed(who, asked)).files.map(({ id, version }) => [id, version])
  expect(await seen('agent')).toEqual([
    [mine, 2],
    [other, 1],
  ])
  expect(await seen('customer')).toEqual([[mine, 2]])
})

describe('bytes', () => {
  it('come from any place on, with their edition', async () => {
    const id = await folder('Byte', { audience: everybody })
    const text = pdf('0123456789'.repeat(50))
    const made = await file({ folder: String(id) }, text)
    const path = `/api/v1.0/downloads/file/${made}`
    const whole = await get(path, {}, 'agent')
    const sha = createHash('sha256').update(text).digest('hex')
    expect(whole.headers).toMatchObject({ etag: `"${sha}"`, 'accept-ranges': 'bytes' })
    expect(Number(whole.headers['content-length'])).toBe(text.length)
    const part = await get(path, { range: 'bytes=10-19' }, 'agent')
    expect([part.status, part.raw.toString()]).toEqual([206, text.slice(10, 20)])
    expect(part.headers['content-range']).toBe(`bytes 10-19/${text.length}`)
    expect((await get(path, { range: 'bytes=-5' }, 'agent')).raw.toString()).toBe(text.slice(-5))
    expect((await get(path, { range: 'bytes=500-' }, 'agent')).raw.toString()).toBe(text.slice(500))
    const beyond = await get(path, { range: `bytes=${text.length}-` }, 'agent')
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${text.length}`])
    for (const range of ['bytes=a-b', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2'])
      expect([range, (await get(path, { range }, 'agent')).status]).toEqual([range, 200])
    expect((await get(path, { 'if-none-match': `"${sha}"` }, 'agent')).status).toBe(304)
    const stale = { range: 'bytes=10-19', 'if-range': '"other"' }
    expect((await get(path, stale, 'agent')).status).toBe(200)
  })

  it('of several files make one archive, the same twice, of a length said before', async () => {
    const outer = await folder('Archivio / uno', { audience: everybody })
    const inner = await folder('Dentro', { parent_id: outer })
    const ids: number[] = []
    for (const [where, text] of [
      [outer, 'alfa'],
      [inner, 'beta'.repeat(40_000)],
      [inner, 'gamma'],
    ] as const)
      ids.push(await file({ folder: String(where) }, pdf(text), 'città.pdf'))
    const said = responseOf<{ url: string; bytes: number; files: number }>(
      await ask('customer', 'POST', 'downloads/zip/address', { ids }),
    )
    const one = await get(said.url)
    const two = await get(`/api/v1.0/downloads/zip?ids=${ids.join()}`, {}, 'customer')
    expect([one.status, one.raw.length, said.files]).toEqual([200, said.bytes, 3])
    expect(Number(one.headers['content-length'])).toBe(said.bytes)
    expect(one.raw.equals(two.raw)).toBe(true)
    // Broken off and gone on with, it is the same.
    const parts: Buffer[] = []
    for (let at = 0; at < said.bytes; at += 33_333)
      parts.push((await get(said.url, { range: `bytes=${at}-${at + 33_332}` })).raw)
    expect(Buffer.concat(parts).equals(one.raw)).toBe(true)
    const place = await mkdtemp(join(tmpdir(), 'mandato-zip-'))
    onTestFinished(() => rm(place, { recursive: true, force: true }))
    await writeFile(join(place, 'a.zip'), one.raw)
    const script = `import zipfile; z = zipfile.ZipFile(${JSON.stringify(join(place, 'a.zip'))}); print(z.testzip(), sorted(z.namelist()))`
    expect(execFileSync('python3', ['-c', script], { encoding: 'utf8' }).trim()).toBe(
      "None ['Archivio _ uno/Dentro/città (2).pdf', 'Archivio _ uno/Dentro/città.pdf', 'Archivio _ uno/città.pdf']",
    )
    const nothing = await ask('customer', 'GET', `downloads/zip?ids=${ids.join()},999999`)
    expect(nothing.status).toBe(404)
  })

  it('an archive that would be too long is refused before it begins', async () => {
    const id = await folder('Grandi', { audience: everybody })
    const made = await file({ folder: String(id) })
    await t.db
      .updateTable('files')
      .set({ bytes: 20_000_000_000 })
      .where('id', 'in', (eb) =>
        eb.selectFrom('download_versions').select('stored_id').where('file_id', '=', made),
      )
      .execute()
    const large = await ask('agent', 'POST', 'downloads/zip/address', { ids: [made] })
    expect([large.status, keyOf(large)]).toEqual([422, 'zip_too_large'])
    // A folder with more files than an archive holds; the folder around it counts them, too.
    const outer = await folder('Tanti', { audience: everybody })
    const full = await folder('Tantissimi', { parent_id: outer })
    const one = await file({ folder: String(full) })
    await sql`with f as (
        insert into download_files (folder_id, titles, created_at, changed_at)
        select ${full}, '{"it":"x"}', now(), now() from generate_series(1, ${mostInZip.files}) returning id)
      insert into download_versions (file_id, number, stored_id, crc32, at)
      select f.id, 1, v.stored_id, v.crc32, v.at from f, download_versions v where v.file_id = ${one}`.execute(
      t.db,
    )
    const all = await t.db.selectFrom('download_files').select('id').where('folder_id', '=', full).execute()
    const ids = all.map(({ id }) => id)
    for (const many of [
      await ask('agent', 'GET', `downloads/zip?folder=${outer}`),
      await ask('agent', 'POST', 'downloads/zip/address', { folder: outer }),
      await ask('agent', 'POST', 'downloads/zip/address', { ids }),
    ])
      expect([many.status, keyOf(many)]).toEqual([422, 'zip_too_many'])
    // As many as it holds, chosen one by one.
    const said = await ask('agent', 'POST', 'downloads/zip/address', { ids: ids.slice(1) })
    const { url, bytes, files } = responseOf<{ url: string; bytes: number; files: number }>(said)
    expect([said.status, files]).toEqual([200, mostInZip.files])
    const end = await get(url, { range: 'bytes=-22' })
    expect([end.status, end.headers['content-range']]).toEqual([
      206,
      `bytes ${bytes - 22}-${bytes - 1}/${bytes}`,
    ])
    expect(end.raw.readUInt16LE(10)).toBe(mostInZip.files)
    // A day later nobody remembers what it was.
    t.clock.advance(25 * 3_600_000)
    await t.runJob('forget-loose-content-files')
    expect(await t.db.selectFrom('download_selections').select('id').execute()).toEqual([])
  })
})

it('a picture comes in two sizes, with its credit, for paper in its density', async () => {
  const { default: sharp } = await import('sharp')
  const original = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#b4542c' } })
    .jpeg()
    .toBuffer()
  const id = await folder('Stampa', { audience: [{ profiles: ['press'] }] })
  const fields = { folder: String(id), title: 'Cucina', caption: 'La cucina nuova', credit: 'Foto: archivio' }
  await file(fields, original, 'cucina.jpg')
  const all = await listed('press', `downloads/${id}`)
  const [shown] = all.files as unknown as {
    caption: string
    credit: string
    thumb_url: string
    sizes: { size: string; width: number; url: string; bytes: number }[]
  }[]
  expect(shown).toMatchObject({ caption: 'La cucina nuova', credit: 'Foto: archivio' })
  expect(shown?.sizes.map(({ size, width }) => [size, width])).toEqual([
    ['print', 2400],
    ['web', 1600],
  ])
  for (const { size, url, width, bytes } of shown?.sizes ?? []) {
    const { raw } = await get(url)
    const about = await sharp(raw).metadata()
    expect([about.width, about.density, raw.length]).toEqual([width, size === 'print' ? 300 : 72, bytes])
  }
  expect((await get(shown?.thumb_url ?? '')).headers['content-disposition']).toMatch(/^inline/)
  expect((await ask('agent', 'GET', `downloads/${id}`)).status).toBe(404)
})

it('whoever asked is told once of what is new, and only of what he may see', async () => {
  const id = await folder('Seguita', { audience: everybody })
  const hidden = await folder('Nascosta', { parent_id: id, audience: [{ types: [2] }] })
  expect((await ask('customer', 'PUT', `downloads/watch/${id}`, { watched: true })).status).toBe(200)
  t.clock.advance(60_000)
  await file({ folder: String(id), title: 'Per tutti' })
  await file({ folder: String(hidden), title: 'Solo agenti' })
  await mailWatchers(t.parts)
  await mailWatchers(t.parts)
  const mails = await t.db
    .selectFrom('outbox')
    .select('text_body')
    .where('recipient', '=', world.people.customer.email)
    .where('text_body', 'like', '%Per tutti%')
    .execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text_body).not.toContain('Solo agenti')
})
