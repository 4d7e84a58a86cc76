import { expect, test } from 'vitest'
import { type Call, calls } from './index.ts'
import { type BulkAct, bulkActs } from './bulk-acts.ts'

const all: Readonly<Record<string, Call>> = calls

test('every act on many rows names a table and a call that writes, in a transaction that can be shared', () => {
  for (const [name, { list, call }] of Object.entries<BulkAct>(bulkActs)) {
    expect.soft(all[list]?.table, name).toBeDefined()
    expect.soft(all[call]?.effect, name).toBe('write')
    expect.soft(all[call]?.transaction, name).toBeUndefined()
  }
})

test('what an act says of a row, its call takes', () => {
  const row = {
    id: 7,
    version: 3,
    status: 'requested',
    requested: 5,
    available: 9,
    on_hand: 9,
    committed: 0,
    product_code: 'P',
    client: null,
    agency: 'A',
    may: { decide: true },
    archived: false,
    name: 'N',
    state: 'invited',
    client_id: 4,
    agency_id: 2,
    business_name: 'B',
    sheet_status: 'sent',
    number: 'S1',
    recipient: 'R',
    filters: { unfinished: true },
  }
  const others = {
    restoreMaterials: { archived: true },
    shipShipments: { status: 'ready' },
    closePreparations: { status: 'open' },
    shipPreparations: { status: 'open' },
    flagSheets: { sheet_status: 'confirmed' },
  }
  for (const [name, act] of Object.entries<BulkAct>(bulkActs)) {
    const asked = act.inputOf({ ...row, ...others[name as keyof typeof others] } as never, { note: 'why' })
    const call = all[act.call]
    expect.soft(asked, name).not.toBeNull()
    for (const part of ['params', 'query', 'body'] as const)
      expect.soft(call?.[part]?.safeParse(asked?.[part] ?? {}).success ?? true, `${name} ${part}`).toBe(true)
  }
})

test('no more is accepted than is there besides what others are promised', () => {
  const line = { id: 1, version: 1, status: 'requested', product_code: 'P', client: null, agency: 'A' }
  const of = (requested: number, on_hand: number, committed: number) =>
    bulkActs.acceptRequests.inputOf(
      { ...line, requested, on_hand, committed, available: 0, may: { decide: true } },
      {},
    )
  expect(of(5, 10, 5)).not.toBeNull()
  expect(of(6, 10, 5)).toBeNull()
})
