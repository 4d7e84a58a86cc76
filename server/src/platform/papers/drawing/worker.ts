import { setImmediate } from 'node:timers/promises'
import { addForm } from './form/form.ts'
import { type Fonts, readFonts } from './fonts.ts'
import { handOver } from './hand-over.ts'
import { type Order, type Outcome, Press } from './typst.ts'

let fonts: Fonts | undefined
let press: Press | undefined

export interface PrintTask extends Order {
  /** Lays form fields over the boxes the template announces under `<fields>`. */
  readonly form?: boolean
}

/** Prints one document. Runs in a worker thread. */
export default async function print(task: PrintTask): Promise<Outcome> {
  fonts ??= readFonts()
  press ??= new Press(fonts)
  const outcome = press.print(task.form ? { ...task, look: '<fields>' } : task)
  // Documents of the native side are given back on the event loop, which a busy worker would never reach.
  await setImmediate()
  if (!task.form || !('pdf' in outcome)) return handOver(outcome)
  return handOver({ ...outcome, pdf: await addForm(outcome.pdf, outcome.found, fonts.text) })
}
