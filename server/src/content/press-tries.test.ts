import { contentCalls } from '@mandato/contract/content/calls'
import { downloadEditingCalls } from '@mandato/contract/content/download-editing'
import { downloadCalls } from '@mandato/contract/content/downloads'
import { contentEditingCalls } from '@mandato/contract/content/editing'
import type { Call } from '@mandato/contract'
import { expect, test } from 'vitest'
import { askSample } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { contentsThatGo } from '../../test/contents-that-go.ts'
import { idsOf, type Sample, samples } from '../../test/samples.ts'
import { sql } from '../platform/db/sql.ts'
import { addressesFor } from './addresses.ts'
import { downloadAddresses } from './download-addresses.ts'

/* A journalist who tries every call of the contents, every number and every address, where all of it is for agents. */
const { t, world } = await openCompany()
await contentsThatGo(t, world)
const agents = JSON.stringify([{ types: [2], profiles: [], countries: [], agencies: [] }])
await sql`update content_items set audience = ${agents}::jsonb`.execute(t.db)
await sql`update download_folders set audience = ${agents}::jsonb`.execute(t.db)

const token = world.token('press')
const calls = { ...contentCalls, ...contentEditingCalls, ...downloadCalls, ...downloadEditingCalls }
const named = Object.entries(calls) as [keyof typeof calls, Call][]
/** Lists that are open to the press, and then hold nothing. */
const lists = new Set<string>(['news', 'searchContents'])
const sampleOf = (name: keyof typeof calls): Sample => samples[name](idsOf(world, 'own'))

test.each(named)('%s gives nothing away', async (name, call) => {
  const answer = await askSample(t, call, sampleOf(name), token)
  expect(answer.text).not.toMatch(/Titolo \d|Listini \d|listino/)
  if (lists.has(name)) expect(answer.status).toBe(200)
  else expect([403, 404, 410]).toContain(answer.status)
})

test('no number opens anything, and each is as one that never was', async () => {
  const { rows } = await sql<{ most: number }>`select greatest((select max(id) from content_items),
    (select max(id) from download_files), (select max(id) from download_folders)) as most`.execute(t.db)
  const most = rows[0]?.most ?? 0
  expect(most).toBeGreaterThan(3)
  const ask = (path: string) => t.ask('GET', `/api/v1.0/${path}`, { token })
  for (const path of [
    'news/detail/',
    'downloads/detail/',
    'downloads/file/',
    'downloads/',
    'downloads/zip?ids=',
  ]) {
    const never = await ask(`${path}999999999`)
    expect([path, never.status]).toEqual([path, 404])
    for (let id = 0; id <= most + 1; id += 1) {
      const { status, text } = await ask(`${path}${id}`)
      // Nought is no number of anything, and refused as such.
      if (status !== 422) expect([path, id, status, text]).toEqual([path, id, 404, never.text])
    }
  }
})

test('no address opens anything, though it were made for them', async () => {
  const now = t.clock.now()
  const { id } = world.people.press
  const [item, download] = [await addressesFor(t.db, id, now), await downloadAddresses(t.db, id, now)]
  const stored = await t.db.selectFrom('files').select('id').execute()
  const versions = await t.db.selectFrom('download_versions').select('id').execute()
  expect([stored.length > 0, versions.length > 0]).toEqual([true, true])
  const urls = [
    ...stored.map((one) => item(one.id)),
    ...versions.flatMap((one) =>
      (['save', 'view', 'web', 'thumb'] as const).map((what) => download.file(one.id, what)),
    ),
    ...versions.map((one) => download.zip(one.id, 'it')),
  ]
  for (const url of urls) expect([url, (await t.ask('GET', url)).status]).toEqual([url, 410])
})
