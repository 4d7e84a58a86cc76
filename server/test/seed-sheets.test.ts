import type { SheetValues } from '@mandato/contract/sheets/fields'
import { boardStatuses } from '@mandato/contract/sheets/status'
import { afterAll, expect, test } from 'vitest'
import { fakeClock } from '../src/platform/clock.ts'
import { check } from '../src/sheets/fields.ts'
import { sheetSettings } from '../src/sheets/queries/settings.ts'
import { verifyEvidence } from '../src/signing/index.ts'
import { testApp } from './harness.ts'
import { historyIsAPath } from './sheet-model.ts'

/* The sheets of the demonstration: acted out, and therefore such as the app itself makes them. */
const t = await testApp({ seed: 'demo' })
const { db } = t
afterAll(() => t.close())

test('there is a sheet in every state, and each client stands under one', async () => {
  const heads = await db.selectFrom('sheet_heads').select(['client_id', 'shown_status']).execute()
  expect(heads).toHaveLength(1200)
  expect(new Set(heads.map((head) => head.shown_status))).toEqual(new Set(boardStatuses))
  const stored = await db.selectFrom('sheets').select('status').distinct().execute()
  expect(stored.map(({ status }) => status)).toEqual(expect.arrayContaining(['superseded', 'cancelled']))
})

test('the lists of clients show what the sheets say', async () => {
  const wrong = await db
    .selectFrom('sheet_heads')
    .innerJoin('client_cards', 'client_cards.id', 'sheet_heads.client_id')
    .whereRef('client_cards.sheet_status', '<>', 'sheet_heads.shown_status')
    .select('client_id')
    .execute()
  expect(wrong).toEqual([])
})

test('every sheet went through allowed transitions, recorded in order of time', async () => {
  const clients = await db.selectFrom('sheets').select('client_id').distinct().execute()
  expect(clients.length).toBeGreaterThan(50)
  for (const { client_id } of clients) await historyIsAPath(t, client_id)
  const told = await db.selectFrom('events').select(['id', 'at']).orderBy('id').execute()
  expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted())
  expect(told.every(({ at }) => new Date(at) < fakeClock().now())).toBe(true)
})

test('whatever was frozen passes the checks of the contract', async () => {
  const settings = await sheetSettings(db)
  const frozen = await db
    .selectFrom('sheets')
    .select(['id', 'fields'])
    .where('status', '<>', 'draft')
    .execute()
  expect(frozen.length).toBeGreaterThan(30)
  for (const { id, fields } of frozen) {
    const { faults } = check(fields as SheetValues, {}, settings, true)
    expect(faults, `sheet ${id}`).toEqual([])
  }
})

test('the evidence of every signature holds, and every electronic one is sealed', async () => {
  const signed = await db.selectFrom('signed_documents').selectAll().execute()
  expect(new Set(signed.map(({ how }) => how))).toEqual(new Set(['electronic', 'paper']))
  for (const { document_id, how, sealed_at } of signed) {
    expect(await verifyEvidence(db, document_id ?? 0)).toEqual({ intact: true, fault: null })
    expect(sealed_at !== null).toBe(how === 'electronic')
  }
})

test('an open link stands in the outbox and opens', async () => {
  const { id, signer_email } = await db
    .selectFrom('sheets')
    .select(['id', 'signer_email'])
    .where('status', '=', 'sent')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { text_body } = await db
    .selectFrom('outbox')
    .select('text_body')
    .where('recipient', '=', signer_email ?? '')
    .where('state', '=', 'written')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const [, token = ''] = /\/sign\/([\w-]{43})/.exec(text_body) ?? []
  const page = await t.ask('GET', `/api/v1.0/public/sign/${token}`)
  expect(page.body).toMatchObject({ args: { response: { state: 'open' } } })
  // A link that has run out no longer counts as sent: the timer saw to it.
  expect(
    await db
      .selectFrom('sheets')
      .select('id')
      .where('id', '>=', id)
      .where('status', '=', 'sent')
      .where('link_expires_at', '<', t.clock.now().toISOString())
      .execute(),
  ).toEqual([])
})

test('clients are in every status before deletion', async () => {
  const states = await db.selectFrom('clients').select('status').distinct().execute()
  expect(states.map(({ status }) => status).toSorted()).toEqual([
    'active',
    'deletion_requested',
    'dormant',
    'prospect',
    'suspended',
  ])
})

test('licences stand in every state and their activity adds up', async () => {
  const [row] = await db
    .selectFrom('software_activity')
    .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.sum<number>('orders').as('orders')])
    .execute()
  expect(Number(row?.rows)).toBeGreaterThan(5000)
  const wrong = await db
    .selectFrom('software_activity')
    .select('licence')
    .whereRef('orders', '>', 'quotes')
    .execute()
  expect(wrong).toEqual([])
  const ends = await db.selectFrom('licences').select('expiry').execute()
  const today = '2026-11-20'
  expect(ends.some(({ expiry }) => expiry !== null && expiry < today)).toBe(true)
  expect(ends.some(({ expiry }) => expiry === null)).toBe(true)
})
