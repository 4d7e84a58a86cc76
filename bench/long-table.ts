import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sampleCompany } from '../server/papers/samples/company.ts'
import { closeDocuments, type TableHeader, tablePdf } from '../server/src/platform/papers/drawing/index.ts'

/** What a print took. */
export interface PrintedTable {
  /** Milliseconds of all threads. */
  readonly cpu: number
  readonly bytes: number
  /** Bytes the process had at most. */
  readonly peak: number
  /** Milliseconds the main thread was held up, ninety-ninth of a hundred. */
  readonly held: number
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

/** Prints a table of so many rows and tells whoever forked this process. */
async function main(count: number): Promise<void> {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const before = process.cpuUsage()
  const { bytes } = await tablePdf({
    headers,
    parts: partsOf(count),
    title: 'Elenco clienti',
    language: 'it',
    company: sampleCompany,
    printedAt: new Date('2025-11-17T08:12:00Z'),
  })
  const { user, system } = process.cpuUsage(before)
  const printed: PrintedTable = {
    cpu: (user + system) / 1000,
    bytes: bytes.length,
    peak: process.resourceUsage().maxRSS * 1024,
    held: delays.percentile(99) / 1e6,
  }
  await closeDocuments()
  process.send?.(printed)
  process.disconnect()
}

/** As a reader of the database brings them. */
async function* partsOf(count: number) {
  for (let from = 0; from < count; from += 250) yield [...rowsOf(from, Math.min(count, from + 250))]
}

function* rowsOf(from: number, to: number) {
  for (let i = from; i < to; i += 1) {
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

await main(Number(process.argv[2]))
