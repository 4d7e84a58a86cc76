import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { keepBytes } from '../platform/files/stored-files.ts'

/* What was kept with all that its camera wrote is drawn anew once, and the bytes of before go from the disk. */
const { t, world } = await openCompany()
const { default: sharp } = await import('sharp')

const responseOf = <T>({ body }: { body: unknown }): T => (body as { args: { response: T } }).args.response
/** As a camera writes it; kept as it was kept before, with its density and all the rest. */
const withPlace = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#b4542c' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Mario Rossi' }, IFD3: { GPSLatitude: '45/1 24/1 0/1' } })
    .toBuffer()
const saysPlace = (bytes: Buffer) =>
  bytes.includes(Buffer.from([0x25, 0x88])) || bytes.includes('Mario Rossi')

const send = (path: string, fields: Record<string, string>, file: Buffer | string, name: string) => {
  const { payload, headers } = multipart({ fields, file }, 'file', name)
  return t.ask('POST', `/api/v1.0/admin/${path}`, { token: world.token('sales'), payload, headers })
}
const kept = async (data: Buffer) =>
  (
    await keepBytes(t.db, t.parts.files, {
      name: 'cucina.jpg',
      mime: 'image/jpeg',
      data,
      by: world.people.sales.id,
    })
  ).id
const storedOf = async (ids: readonly (number | null)[]) =>
  t.db
    .selectFrom('files')
    .selectAll()
    .where(
      'id',
      'in',
      ids.filter((id) => id !== null),
    )
    .orderBy('id')
    .execute()
const pathOf = (stored: { stored_as: string }) => t.parts.files.pathOf(stored.stored_as)

const folder = responseOf<{ id: number }>(
  await t.ask('POST', '/api/v1.0/admin/downloads/folders', {
    token: world.token('sales'),
    body: { names: { it: 'Stampa' }, audience: [{}] },
  }),
).id
/** A picture of the area as it was kept then. */
async function oldPicture(name: string): Promise<number> {
  const data = await withPlace(2000)
  const { id } = responseOf<{ id: number }>(
    await send('downloads/files', { folder: String(folder) }, await withPlace(20), name),
  )
  await t.db
    .updateTable('download_versions')
    .set({
      stored_id: await kept(data),
      web_id: await kept(data),
      thumb_id: await kept(data),
      drawn_anew: false,
    })
    .where('file_id', '=', id)
    .execute()
  return id
}
const versionOf = (file: number) =>
  t.db.selectFrom('download_versions').selectAll().where('file_id', '=', file).executeTakeFirstOrThrow()

it('a picture of the download area loses the place it was taken, in every size, on the disk, too', async () => {
  const id = await oldPicture('cucina.jpg')
  const before = await versionOf(id)
  const old = await storedOf([before.stored_id, before.web_id, before.thumb_id])
  for (const one of old) expect(saysPlace(await readFile(pathOf(one)))).toBe(true)
  await t.runJob('redraw-pictures')
  await t.runJobs()
  const after = await versionOf(id)
  const drawn = await storedOf([after.stored_id, after.web_id, after.thumb_id])
  expect([after.drawn_anew, after.number, after.width, drawn.length]).toEqual([true, before.number, 2000, 3])
  for (const one of drawn) expect(saysPlace(await readFile(pathOf(one)))).toBe(false)
  for (const one of old) await expect(readFile(pathOf(one))).rejects.toThrow('ENOENT')
  expect(await storedOf(old.map((one) => one.id))).toEqual([])
  // What is handed out is what an archive says of it.
  const url = `/api/v1.0/downloads/zip?ids=${id}`
  const zip = await t.app.inject({ method: 'GET', url, headers: { token: world.token('agent') } })
  const place = join(tmpdir(), `mandato-redrawn-${process.pid}.zip`)
  await writeFile(place, zip.rawPayload)
  const { execFileSync } = await import('node:child_process')
  const tested = execFileSync('python3', [
    '-c',
    `import zipfile; print(zipfile.ZipFile("${place}").testzip())`,
  ])
  await rm(place)
  expect(String(tested).trim()).toBe('None')
  // Once: the next night finds nothing.
  await t.runJob('redraw-pictures')
  expect((await versionOf(id)).stored_id).toBe(after.stored_id)
})

it('one that cannot be drawn keeps none of the others from it, and waits for the next night', async () => {
  const broken = await oldPicture('rotta.jpg')
  const whole = await oldPicture('intera.jpg')
  const [stored] = await storedOf([(await versionOf(broken)).stored_id])
  if (!stored) throw new Error('it was kept')
  const bytes = await readFile(pathOf(stored))
  await rm(pathOf(stored))
  await t.runJob('redraw-pictures')
  expect([(await versionOf(broken)).drawn_anew, (await versionOf(whole)).drawn_anew]).toEqual([false, true])
  await writeFile(pathOf(stored), bytes)
  await t.runJob('redraw-pictures')
  expect((await versionOf(broken)).drawn_anew).toBe(true)
})

it('an attached picture says no place: one sent now, and one that was kept before', async () => {
  const attach = async () =>
    responseOf<{ id: number; url: string; name: string }>(
      await send('content-file', { purpose: 'attachment' }, await withPlace(300), 'foto.jpeg'),
    )
  const bytesAt = async (url: string) => (await t.app.inject({ method: 'GET', url })).rawPayload
  const sent = await attach()
  expect([sent.name, saysPlace(await bytesAt(sent.url))]).toEqual(['foto.jpg', false])
  const file_id = await kept(await withPlace(300))
  await t.db
    .updateTable('content_files')
    .set({ file_id, drawn_anew: false })
    .where('id', '=', sent.id)
    .execute()
  await t.runJob('redraw-pictures')
  await t.runJobs()
  const row = await t.db
    .selectFrom('content_files')
    .selectAll()
    .where('id', '=', sent.id)
    .executeTakeFirstOrThrow()
  const [stored] = await storedOf([row.file_id])
  if (!stored) throw new Error('it was kept')
  expect([row.drawn_anew, saysPlace(await readFile(pathOf(stored)))]).toEqual([true, false])
  expect(await storedOf([file_id])).toEqual([])
})
