import type { FileFault } from '@mandato/contract/invoices/file-faults'

/** A file of an invoice that is not taken. */
export class FileRefused extends Error {
  readonly fault: FileFault
  /** What is wrong in particular: a field, the name of an attachment. */
  readonly what: string | null
  constructor(fault: FileFault, what: string | null = null) {
    super(what === null ? fault : `${fault}: ${what}`)
    this.fault = fault
    this.what = what
  }
}
