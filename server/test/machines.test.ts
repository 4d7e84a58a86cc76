import {
  openRequestStatuses,
  requestStatuses,
  terminalRequestStatuses,
} from '@mandato/contract/materials/status'
import { requestTransitions } from '@mandato/contract/materials/request-transitions'
import { openOrderStatuses, orderStatuses, terminalOrderStatuses } from '@mandato/contract/orders/names'
import { orderTransitions } from '@mandato/contract/orders/status'
import {
  clientTransitions,
  openClientStatuses,
  terminalClientStatuses,
} from '@mandato/contract/registry/client-transitions'
import { customerStatuses } from '@mandato/contract/registry/customer-status'
import { sheetStatuses } from '@mandato/contract/sheets/status'
import {
  openSheetStatuses,
  sheetTransitions,
  terminalSheetStatuses,
} from '@mandato/contract/sheets/transitions'
import {
  keptShipmentStatuses,
  openPreparationStatuses,
  openShipmentStatuses,
  preparationMoves,
  preparationStatuses,
  shipmentMoves,
  terminalPreparationStatuses,
  terminalShipmentStatuses,
} from '@mandato/contract/shipping/status'
import { expect, it } from 'vitest'
import { openCompany } from './company.ts'

/* What the contract, the database and the groups say of each machine is one thing. */
const { t } = await openCompany()

type Moves = Readonly<
  Record<string, { readonly from: readonly string[]; readonly to: string | readonly string[] }>
>
interface Machine {
  readonly table: string
  readonly statuses: readonly string[]
  /** Not begun: seen by its author alone. */
  readonly begun?: readonly string[]
  /** Of what has no row yet. */
  readonly unwritten?: readonly string[]
  readonly open: readonly string[]
  readonly terminal: readonly string[]
  readonly moves: Moves
  /** Events that lead out of an end all the same. */
  readonly reopens: readonly string[]
}
const machines: readonly Machine[] = [
  {
    table: 'orders',
    statuses: orderStatuses,
    begun: ['draft'],
    open: openOrderStatuses,
    terminal: terminalOrderStatuses,
    moves: orderTransitions,
    reopens: ['send'],
  },
  {
    table: 'material_requests',
    statuses: requestStatuses,
    open: openRequestStatuses,
    terminal: terminalRequestStatuses,
    moves: requestTransitions,
    reopens: ['undo_decision', 'hand_over', 'undo_hand_over', 'send_back'],
  },
  {
    table: 'shipments',
    statuses: keptShipmentStatuses,
    open: openShipmentStatuses,
    terminal: terminalShipmentStatuses,
    moves: shipmentMoves,
    reopens: [],
  },
  {
    table: 'preparations',
    statuses: preparationStatuses,
    open: openPreparationStatuses,
    terminal: terminalPreparationStatuses,
    moves: preparationMoves,
    reopens: [],
  },
  {
    table: 'sheets',
    statuses: sheetStatuses,
    unwritten: ['to_fill'],
    open: openSheetStatuses,
    terminal: terminalSheetStatuses,
    moves: sheetTransitions,
    // Both begin the next revision.
    reopens: ['save', 'renew'],
  },
  {
    table: 'clients',
    statuses: customerStatuses,
    open: openClientStatuses,
    terminal: terminalClientStatuses,
    moves: clientTransitions,
    reopens: [],
  },
]

/** The statuses a table may hold, as its check says. */
async function checkedIn(table: string): Promise<string[]> {
  const { rows } = await t.pool.query<{ said: string }>(
    `select pg_get_constraintdef(oid) as said from pg_constraint where conrelid = $1::regclass and contype = 'c'
     and pg_get_constraintdef(oid) ~ '^CHECK \\(\\(status = ANY'`,
    [table],
  )
  return [...(rows[0]?.said ?? '').matchAll(/'([a-z_]+)'::text/g)].map(([, status = '']) => status)
}

it.each(machines)('the statuses of $table are those of its check, each in one group', async (machine) => {
  const { statuses, begun = [], unwritten = [], open, terminal } = machine
  expect(new Set([...unwritten, ...(await checkedIn(machine.table))])).toEqual(new Set(statuses))
  expect([...begun, ...unwritten, ...open, ...terminal].toSorted()).toEqual([...statuses].toSorted())
})

// Orders end where the ERP's file leads them, and those of ready goods have a way of their own.
it.each(machines.filter(({ table }) => table !== 'orders'))(
  'every status of $table is on the way',
  ({ statuses, moves }) => {
    const onTheWay = new Set(Object.values(moves).flatMap(({ from, to }) => [...from, to].flat()))
    expect(statuses.filter((one) => !onTheWay.has(one))).toEqual([])
  },
)

it.each(machines)(
  'nothing leads out of an end of $table but what is said to',
  ({ open, terminal, moves, reopens }) => {
    const out = Object.entries(moves).filter(([, { from, to }]) =>
      [to].flat().some((status) => open.includes(status) && from.some((one) => terminal.includes(one))),
    )
    expect(out.map(([event]) => event).toSorted()).toEqual([...reopens].toSorted())
  },
)

/** As the way of each is agreed on: from, event, to. */
const agreed: Readonly<Record<string, readonly string[]>> = {
  orders: [
    'draft send sent',
    'to_complete send sent',
    'rejected send sent',
    'sent take-over in_charge',
    'in_charge ask to_complete',
    'in_charge confirm confirmed',
    'in_charge reject rejected',
    'sent withdraw withdrawn',
    'to_complete withdraw withdrawn',
  ],
  shipments: [
    'to_confirm confirm to_send',
    'to_send pack ready',
    'ready unpack to_send',
    'ready ship shipped',
    'shipped correct shipped',
    'shipped return shipped',
    'to_confirm delete deleted',
    'to_send delete deleted',
    'ready delete deleted',
  ],
  preparations: [
    'open close ready',
    'ready reopen open',
    'ready make_shipment in_shipment',
    'ready merge merged',
    'open delete deleted',
    'ready delete deleted',
  ],
  sheets: [
    'to_fill save draft',
    'draft save draft',
    'rejected save draft',
    'ready_to_sign edit draft',
    'sent edit draft',
    'to_fill freeze ready_to_sign',
    'draft freeze ready_to_sign',
    'to_fill send sent',
    'draft send sent',
    'ready_to_sign send sent',
    'sent remind sent',
    'sent expire ready_to_sign',
    'sent withdraw draft',
    'sent decline rejected',
    'sent sign signed',
    'ready_to_sign sign_on_paper signed',
    'sent sign_on_paper signed',
    'signed send_revision in_review',
    'ready_to_sign send_unsigned in_review',
    'in_review confirm confirmed',
    'in_review reject rejected',
    'confirmed supersede superseded',
    'confirmed flag confirmed',
    'confirmed renew draft',
    'draft cancel cancelled',
    'ready_to_sign cancel cancelled',
    'sent cancel cancelled',
  ],
}
it.each(machines.filter(({ table }) => table in agreed))(
  '$table go the way that is agreed on',
  ({ table, moves }) => {
    const said = Object.entries(moves).flatMap(([event, { from, to }]) =>
      from.map((one) => `${one} ${event} ${String(to)}`),
    )
    expect(said.toSorted()).toEqual([...(agreed[table] ?? [])].toSorted())
  },
)
