import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { MessagePort } from 'node:worker_threads'
import { handOver } from '../hand-over.ts'
import { merged } from '../merged.ts'
import { type Outcome, Press } from '../typst.ts'
import { type Composed, compose } from './compose.ts'
import { type Measure, measureWith } from './measure.ts'
import type { Row, TableAbout, ToServer, ToWorker } from './request.ts'

/**
 * Pages printed at a time. Typst needs 80 kB for each row of a document: 5,000 rows in one piece took 0.8 GB and
 * 20,000 would take 3 GB; in pieces of ten pages the memory stays at 0.2 GB whatever the length.
 */
const pagesAtATime = 10
/** Tags make a page thirty times heavier, so only tables that somebody reads from end to end have them. */
const mostTaggedPages = 12

// V8 sees only the small handles of Typst's documents, not the megabytes behind them, and would let them pile up.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>

export interface TableTask {
  readonly about: TableAbout
  readonly port: MessagePort
}

let press: Press | undefined
let measure: Measure | undefined

/** Prints a table whose rows come through a port. Runs in a worker thread. */
export default async function printTable({ about, port }: TableTask): Promise<Outcome> {
  press ??= new Press()
  measure ??= measureWith(press)
  const tell = (message: ToServer) => port.postMessage(message)
  try {
    const composed = compose(about, await receive(port, () => tell({ more: true })), measure, press.printable)
    // To measure a table takes three times the memory of its pages: given back here, Typst has it (20,000 rows: the
    // process at 0.26 instead of 0.34 GB, 100,000: 0.44 instead of 0.57). A tenth of a second, so for long ones only.
    if (composed.pages.length > mostTaggedPages)
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    return await printPages(press, composed, about, (done, of) => tell({ pages: done, of }))
  } finally {
    port.close()
  }
}

async function receive(port: MessagePort, more: () => void): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    more()
    const [message] = (await once(port, 'message')) as [ToWorker]
    if ('end' in message) return rows
    for (const row of message.rows) rows.push(row)
  }
}

async function printPages(
  printer: Press,
  { pages, shared }: Composed,
  { printedAt }: TableAbout,
  progress: (pages: number, of: number) => void,
): Promise<Outcome> {
  const kind = pages.length <= mostTaggedPages ? 'accessible' : 'plain'
  const parts: Uint8Array[] = []
  for (let from = 0; from < pages.length; from += pagesAtATime) {
    const outcome = printer.print({
      template: 'tables/table.typ',
      data: { ...shared, from: from + 1, of: pages.length, pages: pages.slice(from, from + pagesAtATime) },
      kind,
      once: true,
      createdAt: Math.floor(printedAt.getTime() / 1000),
    })
    if ('faults' in outcome) return outcome
    parts.push(outcome.pdf)
    progress(Math.min(pages.length, from + pagesAtATime), pages.length)
    collect({ type: 'minor' })
    // The native side gives its documents back here; a cancelled job is noticed here too.
    await setImmediate()
  }
  const pdf = new Uint8Array(await merged(parts))
  return handOver({ pdf, pages: pages.length, found: null, warnings: [] })
}
