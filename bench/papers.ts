import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import serverFlags from '../scripts/server-flags.json' with { type: 'json' }
import { statementData } from '../server/papers/invoices/statement.ts'
import { revenueData } from '../server/papers/sales/revenue-report.ts'
import { sampleAudit } from '../server/papers/samples/audit.ts'
import { sampleRevenue } from '../server/papers/samples/revenue.ts'
import { sampleShipment } from '../server/papers/samples/shipment.ts'
import { sampleStatement } from '../server/papers/samples/statement.ts'
import { sampleSheet, sampleSigning } from '../server/papers/samples/sheet.ts'
import { sheetData } from '../server/papers/sheets/sheet.ts'
import { letterData } from '../server/papers/shipping/letter.ts'
import { auditData } from '../server/papers/signing/audit.ts'
import { closeDocuments } from '../server/src/platform/papers/drawing/index.ts'
import { Press } from '../server/src/platform/papers/drawing/typst.ts'
import { inTurns, isTiny, median, ratio, type RoundsOptions } from './lib/rounds.ts'
import { type Finding, times } from './lib/table.ts'
import type { PrintedTable } from './long-table.ts'

interface Printed {
  readonly name: string
  readonly template: string
  /** Another client's document each time: the second print of the same one would come out of a cache. */
  readonly data: (turn: number) => unknown
  /** CPU milliseconds, warm. */
  readonly target: number | null
}

const printed: readonly Printed[] = [
  {
    name: 'client sheet',
    template: 'sheets/print.typ',
    data: (turn) => sheetData(sheetOf(turn)),
    target: 60,
  },
  {
    name: 'signed sheet with evidence',
    template: 'sheets/print-with-audit.typ',
    data: (turn) => ({
      sheet: sheetData({ ...sheetOf(turn), signing: { ...sampleSigning, name: `Firma ${turn}` } }),
      audit: auditData(sampleAudit('it', { number: `SIG-${turn}` })),
    }),
    target: null,
  },
  {
    name: 'revenue report',
    template: 'sales/revenue.typ',
    data: (turn) => revenueData(revenueOf(turn)),
    target: 60,
  },
  {
    name: 'statement of account',
    template: 'invoices/statement.typ',
    data: (turn) => statementData(accountOf(turn)),
    target: 60,
  },
]

const accountOf = (turn: number) => {
  const statement = sampleStatement('it')
  const items = statement.items.map((item) => ({
    ...item,
    open: item.open + turn,
    balance: item.balance + turn,
  }))
  return { ...statement, items }
}

const sheetOf = (turn: number) => {
  const sheet = sampleSheet('it')
  const values = Object.fromEntries(
    Object.entries(sheet.values).map(([key, value]) => [key, `${value} ${turn}`]),
  )
  return { ...sheet, number: `SC-${turn}`, values }
}

const revenueOf = (turn: number) => {
  const report = sampleRevenue('it')
  return {
    ...report,
    rows: report.rows.map((row) => ({ ...row, curr_ytd: row.curr_ytd + turn })),
    leaders: report.leaders.map((row) => ({ ...row, label: `${row.label} ${turn}` })),
  }
}

/** Its bar code is drawn beforehand; the goods are others each time. */
async function transportLetter(): Promise<Printed> {
  const letter = await letterData(sampleShipment('it'))
  await closeDocuments()
  const goods = (turn: number) => ({
    ...letter.goods,
    rows: letter.goods.rows.map((cells) => cells.map((cell, n) => (n === 2 ? `${cell} ${turn}` : cell))),
  })
  return {
    name: 'transport letter',
    template: 'shipping/letter.typ',
    data: (turn) => ({ ...letter, goods: goods(turn) }),
    target: 60,
  }
}

/** P9: documents in CPU time, beside the compression of the same bytes; a long table, its memory, the main thread. */
export async function documentsInWorkers(options: RoundsOptions): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const rows of isTiny(options) ? [500] : [5_000, 20_000]) findings.push(await longTable(rows))
  const press = new Press()
  let turn = 0
  for (const { name, template, data, target } of [...printed, await transportLetter()]) {
    const print = () => {
      turn += 1
      const outcome = press.print({ template, data: data(turn), kind: 'accessible', createdAt: 0 })
      if ('faults' in outcome) throw new Error(outcome.faults.join('; '))
      return outcome.pdf
    }
    const bytes = print()
    const cpu = cpuOf(print, isTiny(options) ? 5 : 15)
    findings.push({
      goal: 'P9',
      what: `${name}, warm`,
      found: `${cpu.toFixed(1)} ms CPU, ${(bytes.length / 1000).toFixed(0)} kB`,
      target: target ? `< ${target} ms` : '',
      reached: target ? cpu < target : null,
    })
    const [printing, deflating] = await inTurns(
      [
        { name: 'print', run: async () => print() },
        { name: 'deflate', run: async () => deflateSync(bytes) },
      ],
      { ...options, seconds: Math.min(options.seconds ?? 4, 1) },
    )
    if (printing && deflating)
      findings.push({
        goal: 'P9',
        what: `${name} ÷ deflate of the same bytes`,
        found: times(ratio(printing, deflating)),
        target: '',
        reached: null,
      })
  }
  return findings
}

function cpuOf(run: () => unknown, times: number): number {
  const turns = Array.from({ length: times }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  // The first ones fill the caches.
  return median(turns.slice(3))
}

/** A table through the worker, in a process that does nothing else: how long, how much memory, and its main thread. */
async function longTable(rows: number): Promise<Finding> {
  const child = fork(fileURLToPath(new URL('long-table.ts', import.meta.url)), [String(rows)], {
    execArgv: serverFlags,
  })
  const [{ cpu, bytes, peak, held }] = (await once(child, 'message')) as [PrintedTable]
  return {
    goal: 'P9',
    what: `table of ${rows} rows`,
    found: `${(cpu / 1000).toFixed(1)} s CPU, ${(bytes / 1e6).toFixed(1)} MB, process ${Math.round(peak / 1e6)} MB, main thread p99 ${held.toFixed(0)} ms`,
    target: 'process < 600 MB',
    reached: peak < 600e6,
  }
}
