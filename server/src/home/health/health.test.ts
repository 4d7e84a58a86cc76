import { describe, expect, it, vi } from 'vitest'
import type { Health } from '@mandato/contract/home/health'
import { openCompany } from '../../../test/company.ts'
import type { Who } from '../../../test/world.ts'
import { transaction } from '../../platform/db/db.ts'
import { bossJobs } from '../../platform/jobs.ts'
import { openLog } from '../../platform/log.ts'
import { jobsHealth, storedHealth } from '../queries/health.ts'
import { backupFound, certificateFound, diskFound, importsFound, jobsFound, mailFound } from './rules.ts'

const token = 'a-token-of-the-monitor'
const { t, world } = await openCompany({ config: { healthToken: token } })
const ask = (who: Who, language = 'it') =>
  t.ask('GET', '/api/v1.0/admin/health', {
    token: world.token(who),
    headers: { 'accept-language': language },
  })
const read = async (language?: string) => {
  const answer = await ask('admin', language)
  expect(answer.status, answer.text).toBe(200)
  const { response } = (answer.body as { args: { response: Health } }).args
  return { ...response, of: (part: string) => response.checks.find((check) => check.part === part) }
}

describe('the health of the installation', () => {
  it('is for administrators', async () => {
    for (const who of ['sales', 'agent', 'customer', 'press'] as const)
      expect((await ask(who)).status).toBe(403)
    expect((await read()).checks.map(({ part }) => part)).toEqual([
      'database',
      'disk',
      'jobs',
      'mail',
      'imports',
      'backup',
      'certificate',
      'version',
    ])
  })

  it('says of each part how it stands and what to do, in the language of the reader', async () => {
    const health = await read()
    // Nobody has backed up: that is the worst of all.
    expect(health.state).toBe('bad')
    expect(health.of('backup')).toEqual({
      part: 'backup',
      state: 'bad',
      said: 'Nessun backup',
      advice: 'Fai partire ogni notte: npm run backup -- FILE',
    })
    expect(health.of('database')?.said).toMatch(/^PostgreSQL \d+.*, \d+ MB$/)
    const french = await read('fr')
    expect(french.of('certificate')?.said).toBe('L’adresse du portail n’est pas en https')
  })

  it('knows the last backup and what it lacked', async () => {
    const taken = (days: number, warnings: number) =>
      t.db
        .insertInto('backups')
        .values({
          taken_at: new Date(t.clock.now().getTime() - days * 86_400_000),
          rows: 10,
          files: 3,
          warnings,
        })
        .execute()
    await taken(9, 0)
    expect((await read()).of('backup')).toMatchObject({ state: 'bad', said: 'Ultimo backup 9 giorni fa' })
    await taken(1, 0)
    expect((await read()).of('backup')).toMatchObject({
      state: 'ok',
      said: 'Ultimo backup 1 giorno fa',
      advice: null,
    })
    await taken(0, 2)
    expect((await read()).of('backup')).toMatchObject({ state: 'warn' })
  })

  it('knows files that failed, until the next of their kind is in', async () => {
    const file = (state: 'done' | 'failed') =>
      t.db
        .insertInto('imports')
        .values({
          kind: 'clients',
          state,
          file_name: 'clienti.csv',
          bytes: 1,
          dry_run: false,
          accept_valid: false,
          finished_at: t.clock.now(),
        })
        .execute()
    await file('failed')
    expect((await read()).of('imports')).toMatchObject({
      state: 'warn',
      said: 'L’ultimo file non è stato importato: Clienti',
    })
    await file('done')
    expect((await read()).of('imports')).toMatchObject({ state: 'ok', said: 'Ultimo file importato oggi' })
  })
})

describe('mails', () => {
  it('are late where they were tried and could not leave, not where many wait their turn', async () => {
    const { id } = await t.db
      .insertInto('outbox')
      .values({
        recipient: 'somebody@shops.example',
        language: 'it',
        subject: 'Prova',
        text_body: '',
        html_body: '',
        message_id: '<late@mandato.example>',
        created_at: new Date(t.clock.now().getTime() - 20 * 60_000),
        due_at: t.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const late = async () => (await storedHealth(t.db, t.clock.now())).mails_late
    expect(await late()).toBe(0)
    await t.db.updateTable('outbox').set({ problem: 'no route to host' }).where('id', '=', id).execute()
    expect(await late()).toBe(1)
    await t.db.deleteFrom('outbox').where('id', '=', id).execute()
  })
})

describe('a monitor', () => {
  const watch = (authorization?: string) =>
    t.ask('GET', '/api/health/checks', { headers: authorization ? { authorization } : {} })

  it('reads the same by its token, and needs no more than the status', async () => {
    expect((await watch()).status).toBe(403)
    expect((await watch(`Bearer ${token}!`)).status).toBe(403)
    const answer = await watch(`Bearer ${token}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      state: 'warn',
      checks: [{ part: 'database', state: 'ok' }, {}, {}, {}, {}, {}, {}, {}],
    })
    await t.db.updateTable('backups').set({ taken_at: '2025-01-01T00:00:00Z' }).execute()
    expect((await watch(`Bearer ${token}`)).status).toBe(503)
  })
})

describe('when a part is not well', () => {
  const now = new Date('2025-11-14T10:00:00Z')
  const gigabyte = 1024 ** 3

  it('a disk is low by share or by size, whichever comes first', () => {
    const disk = (free: number, total: number) =>
      diskFound({ free: free * gigabyte, total: total * gigabyte }).state
    expect([disk(60, 500), disk(40, 500), disk(4, 20), disk(0.5, 20), disk(9, 500)]).toEqual([
      'ok',
      'warn',
      'warn',
      'bad',
      'bad',
    ])
  })

  it('jobs that wait are worse than jobs that failed', () => {
    expect(jobsFound(null).state).toBe('unknown')
    expect(jobsFound({ failed: [], late: 0 }).state).toBe('ok')
    const failed = [{ name: 'forget-old-keys', times: 2 }]
    expect(jobsFound({ failed, late: 0 })).toMatchObject({
      state: 'warn',
      values: { names: 'forget-old-keys × 2' },
    })
    expect(jobsFound({ failed, late: 3 }).state).toBe('bad')
  })

  it('mails, imports, backups and certificates have their days', () => {
    const mail = (mails_failed: number, mails_late: number, server = true) =>
      mailFound({ mails_failed, mails_late }, server).state
    expect([mail(0, 0), mail(1, 0), mail(1, 1), mail(0, 0, false)]).toEqual(['ok', 'warn', 'bad', 'warn'])
    const imported = (at: string | null) => importsFound({ import_at: at, imports_failed: [] }, now).state
    expect([imported(null), imported('2025-11-10T10:00:00Z'), imported('2025-11-09T09:00:00Z')]).toEqual([
      'unknown',
      'ok',
      'warn',
    ])
    const backedUp = (at: string) => backupFound({ backup_at: at, backup_warnings: 0 }, now).state
    expect([
      backedUp('2025-11-12T09:00:00Z'),
      backedUp('2025-11-11T09:00:00Z'),
      backedUp('2025-11-06T09:00:00Z'),
    ]).toEqual(['ok', 'warn', 'bad'])
    expect(backupFound({ backup_at: '2025-11-01T09:00:00Z', backup_warnings: 1 }, now).state).toBe('bad')
    const ends = (days: number) => certificateFound(new Date(now.getTime() + days * 86_400_000), now).state
    expect([ends(21), ends(20), ends(6), ends(-1)]).toEqual(['ok', 'warn', 'bad', 'bad'])
    expect([certificateFound(null, now).state, certificateFound('unreachable', now).state]).toEqual([
      'unknown',
      'warn',
    ])
  })
})

it('jobs are told as pg-boss keeps them: those that failed, and those that nobody takes', async () => {
  const jobs = bossJobs(t.connection, openLog('silent'))
  await jobs.start([{ name: 'fails', run: () => Promise.reject(new Error('disk full')) }])
  await transaction(t.db, (tx) => jobs.send(tx, 'fails', {}))
  const in30Minutes = () => new Date(Date.now() + 30 * 60_000)
  await vi.waitFor(async () =>
    expect(await jobsHealth(t.db, in30Minutes())).toEqual({ failed: [{ name: 'fails', times: 1 }], late: 0 }),
  )
  await transaction(t.db, (tx) => jobs.send(tx, 'fails', {}, { after: 600 }))
  expect((await jobsHealth(t.db, in30Minutes())).late).toBe(1)
  await jobs.stop()
})
