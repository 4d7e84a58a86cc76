import type { KyselyPlugin } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCompany } from '../../../../test/company.ts'
import { jobNamed } from '../../../../test/jobs.ts'
import type { Who } from '../../../../test/world.ts'
import { allJobs } from '../../../worker.ts'
import { today } from '../../clock.ts'

const { t, world } = await openCompany()
beforeAll(async () => {
  const rows = Array.from({ length: 2_100 }, (_, i) => ({
    code: `X${String(i).padStart(4, '0')}`,
    business_name: `Agenzia ${i} 🪑`,
  }))
  await t.db.insertInto('agencies').values(rows).execute()
})

const get = (url: string, who: Who = 'admin') =>
  t.app.inject({
    method: 'GET',
    url: `/api/v1.0/${url}`,
    headers: { token: world.token(who), 'accept-language': 'it' },
  })
const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-1024).includes('%%EOF')
const response = <T>(answer: { json(): unknown }) =>
  (answer.json() as { args: { response: T } }).args.response
interface Job {
  state: string
  done: number
  total: number | null
  url: string | null
}
const startLong = async () => response<{ job_id: number }>(await get('agencies/1?output=pdf')).job_id
const job = async (id: number, who: Who = 'admin') => response<Job>(await get(`me/jobs/${id}`, who))

describe('a table on paper', () => {
  it('comes at once when it is short, with the filters of the request', async () => {
    const answer = await get('agencies/1?q=ferri&output=pdf')
    expect(answer.headers['content-type']).toContain('application/pdf')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="agenzie-tutte-le-agenzie-${today(t.clock)}.pdf"`,
    )
    expect(isPdf(answer.rawPayload)).toBe(true)
  })

  it('is printed in the background when it is long, and fetched by who asked for it alone', async () => {
    const id = await startLong()
    expect(await job(id)).toMatchObject({ state: 'queued', done: 0, total: null, url: null })
    expect((await get(`me/jobs/${id}/file`)).statusCode).toBe(404)
    await t.runJobs()
    const { state, done, total, url } = await job(id)
    expect(state).toBe('done')
    // Some fifty agencies fit a page.
    expect(total).toBeGreaterThan(30)
    expect(total).toBeLessThan(100)
    expect(done).toBe(total)
    expect(isPdf((await get(String(url).replace('/api/v1.0/', ''))).rawPayload)).toBe(true)
    for (const path of [`me/jobs/${id}`, `me/jobs/${id}/file`])
      expect((await get(path, 'sales')).statusCode).toBe(404)
  })

  it('stops when it is cancelled, and nothing of it stays', async () => {
    const id = await startLong()
    const cancel = () => t.ask('DELETE', `/api/v1.0/me/jobs/${id}`, { token: world.token('admin') })
    expect((await t.ask('DELETE', `/api/v1.0/me/jobs/${id}`, { token: world.token('sales') })).status).toBe(
      404,
    )
    expect((await cancel()).status).toBe(200)
    await t.runJobs()
    expect((await job(id)).state).toBe('cancelled')
    expect((await get(`me/jobs/${id}/file`)).statusCode).toBe(404)
  })

  it('is not printed for somebody who was deactivated meanwhile', async () => {
    const id = response<{ job_id: number }>(await get('agencies/1?output=pdf', 'sales')).job_id
    await t.db.updateTable('users').set({ active: false }).where('id', '=', world.people.sales.id).execute()
    await t.runJobs()
    await t.db.updateTable('users').set({ active: true }).where('id', '=', world.people.sales.id).execute()
    expect((await job(id, 'sales')).state).toBe('failed')
  })

  it('waits while the same person has two others queued, so that one person does not block the rest', async () => {
    const [one, two] = [await startLong(), await startLong()]
    const third = await get('agencies/1?output=pdf')
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '5'])
    expect(third.body).toContain('too_many_exports')
    const other = response<{ job_id: number }>(await get('agencies/1?output=pdf', 'sales')).job_id
    for (const [id, who] of [
      [one, 'admin'],
      [other, 'sales'],
    ] as const)
      await t.ask('DELETE', `/api/v1.0/me/jobs/${id}`, { token: world.token(who) })
    await t.runJobs()
    expect([(await job(one)).state, (await job(two)).state]).toEqual(['cancelled', 'done'])
    await t.ask('DELETE', `/api/v1.0/me/jobs/${await startLong()}`, { token: world.token('admin') })
  })

  it('continues when its progress could not be stored', async () => {
    const away: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('set pages_done')) throw new Error('Connection terminated')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const id = await startLong()
    const jobs = allJobs({ ...t.parts, db: t.db.withPlugin(away) })
    await jobNamed(jobs, 'print-table').run({ id })
    expect((await job(id)).state).toBe('done')
  })

  it('that is cancelled at its very end leaves no file', async () => {
    const files = async () => (await t.db.selectFrom('files').select('id').execute()).length
    const before = await files()
    const id = await startLong()
    let stored = false
    const cancelledThen: KyselyPlugin = {
      transformQuery: ({ node }) => {
        stored ||= node.kind === 'InsertQueryNode' && JSON.stringify(node).includes('stored_as')
        return node
      },
      transformResult: async ({ result }) => {
        if (stored) await t.ask('DELETE', `/api/v1.0/me/jobs/${id}`, { token: world.token('admin') })
        stored = false
        return result
      },
    }
    const jobs = allJobs({ ...t.parts, db: t.db.withPlugin(cancelledThen) })
    await jobNamed(jobs, 'print-table').run({ id })
    expect([(await job(id)).state, await files()]).toEqual(['cancelled', before])
  })

  it('is a report where the call has one of its own, for each who may ask', async () => {
    for (const who of ['admin', 'agent', 'customer'] as const) {
      const answer = await get('sales/current?output=pdf', who)
      expect([who, answer.statusCode, isPdf(answer.rawPayload)]).toEqual([who, 200, true])
    }
    expect((await get('sales/current?output=pdf', 'press')).statusCode).toBe(403)
  })
})
