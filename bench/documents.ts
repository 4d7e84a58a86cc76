import { monitorEventLoopDelay } from 'node:perf_hooks'
import { deflateSync } from 'node:zlib'
import { revenueData } from '../server/documents/sales/revenue-report.ts'
import { sampleAudit } from '../server/documents/samples/audit.ts'
import { sampleCompany } from '../server/documents/samples/company.ts'
import { sampleRevenue } from '../server/documents/samples/revenue.ts'
import { sampleSheet, sampleSigning } from '../server/documents/samples/sheet.ts'
import { sheetData } from '../server/documents/sheets/sheet.ts'
import { auditData } from '../server/documents/signing/audit.ts'
import { closeDocuments, type TableHeader, tablePdf } from '../server/src/platform/documents/index.ts'
import { Press } from '../server/src/platform/documents/typst.ts'
import { inTurns, median, ratio, type RoundsOptions } from './lib/rounds.ts'
import { type Finding, times } from './lib/table.ts'

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
]

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

/** P9: documents in CPU time, beside the compression of the same bytes; a long table, its memory, the main thread. */
export async function documentsInWorkers(options: RoundsOptions): Promise<Finding[]> {
  // First, while nothing else of ours takes memory.
  const findings = [...(await longTable(5_000)), ...(await longTable(20_000))]
  const press = new Press()
  let turn = 0
  for (const { name, template, data, target } of printed) {
    const print = () => {
      turn += 1
      const outcome = press.print({ template, data: data(turn), kind: 'accessible', createdAt: 0 })
      if ('faults' in outcome) throw new Error(outcome.faults.join('; '))
      return outcome.pdf
    }
    const bytes = print()
    const cpu = cpuOf(print)
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

function cpuOf(run: () => unknown): number {
  const turns = Array.from({ length: 15 }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  // The first ones fill the caches.
  return median(turns.slice(3))
}

const headers: readonly TableHeader[] = [
  { key: 'code', label: 'Codice', type: 'text' },
  { key: 'business_name', label: 'Ragione sociale', type: 'text' },
  { key: 'city', label: 'Località', type: 'text' },
  { key: 'province', label: 'Pr.', type: 'text' },
  { key: 'agent', label: 'Agente', type: 'text' },
  { key: 'last_order', label: 'Ultimo ordine', type: 'date' },
  { key: 'prev_total', label: '2024 anno', type: 'money', total: true },
  { key: 'prev_prog', label: '2024 progr.', type: 'money', total: true },
  { key: 'curr_ytd', label: '2025 progr.', type: 'money', total: true },
  { key: 'delta_pct', label: 'Δ %', type: 'percent' },
]

/** A table through the worker: how long, how much memory, and how long the main thread was held at most. */
async function longTable(count: number): Promise<Finding[]> {
  const held = monitorEventLoopDelay({ resolution: 5 })
  let peak = 0
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  held.enable()
  const before = process.cpuUsage()
  const { bytes } = await tablePdf({
    headers,
    rows: rowsOf(count),
    title: 'Elenco clienti',
    language: 'it',
    company: sampleCompany,
    printedAt: new Date('2025-11-17T08:12:00Z'),
  })
  const { user, system } = process.cpuUsage(before)
  clearInterval(watching)
  await closeDocuments()
  const cpu = (user + system) / 1000
  return [
    {
      goal: 'P9',
      what: `table of ${count} rows`,
      found: `${(cpu / 1000).toFixed(1)} s CPU, ${(bytes.length / 1e6).toFixed(1)} MB, process ${Math.round(peak / 1e6)} MB, main thread p99 ${(held.percentile(99) / 1e6).toFixed(0)} ms`,
      target: 'process < 600 MB',
      reached: peak < 600e6,
    },
  ]
}

function* rowsOf(count: number) {
  for (let i = 0; i < count; i += 1) {
    // A multiplicative hash stands in for chance: the same table on every machine.
    const chance = (Math.imul(i + 1, 0x9e3779b1) >>> 0) % 1_000_000
    yield {
      code: String(100_000 + i),
      business_name: `Arredamenti ${chance.toString(36)} di ${(chance * 7).toString(36)} S.r.l.`,
      city: `Località ${chance % 700}`,
      province: 'BO',
      agent: `Agente ${chance % 60}`,
      last_order: `2025-11-${String(1 + (chance % 14)).padStart(2, '0')}`,
      prev_total: chance,
      prev_prog: Math.round(chance * 0.87),
      curr_ytd: Math.round(chance * 0.9),
      delta_pct: 3.4,
    }
  }
}
