import type { Landing } from '../../platform/bulk-load/landing.ts'
import type { CheckedColumn } from '../checked-columns.ts'
import { errorColumns, errorText } from '../queries/errors.ts'
import type { Copy, Session } from '../queries/session.ts'
import { textBlocks } from '../reading/encoding.ts'
import { atLine, FileFault } from '../reading/file-fault.ts'
import { splitHeader } from '../reading/header.ts'
import type { Format } from '../reading/recognise.ts'
import { RecordReader } from '../reading/records.ts'
import type { Source } from '../reading/source.ts'
import { RowChecker } from '../rows.ts'

/** Errors are held back until there are so many, because a session does one COPY at a time. */
const errorsHeld = 1024 * 1024

export interface Landed {
  readonly rows: number
  readonly rejected: number
  /** How many of the rejected look like duplicates; they have landed, and the database has the last word. */
  readonly suspects: number
}

interface Job {
  readonly importId: number
  readonly source: Source
  readonly format: Format
  readonly columns: readonly CheckedColumn[]
  readonly landing: Landing
  readonly mostRejects: number
}

/**
 * Reads the file once: good rows go to the landing table, rejected ones to the errors, both by COPY while the
 * file is being read.
 * @param step is told after each block; throws when somebody asked to stop
 */
export async function landFile(
  session: Session,
  { importId, source, format, columns, landing, mostRejects }: Job,
  step: (landed: Landed) => void,
): Promise<Landed> {
  const checker = new RowChecker(columns, format.header, format)
  const writer = new Writer(session, landing)
  let reader: RecordReader | undefined
  let rows = 0
  let rejected = 0
  let suspects = 0
  const take = (cells: string[] | null, line: number): void => {
    const row = checker.check(cells, line)
    if (checker.rejected) {
      if (isHopeless(rows, rejected, mostRejects))
        throw new FileFault('too_many_rejects', { limit: rejected }, { line })
      writer.errors += errorText(importId, checker.rejected)
      rejected += 1
      if (row !== null) suspects += 1
    }
    if (row !== null) writer.rows += `${row}\n`
    if (row !== null || checker.rejected) rows += 1
  }
  try {
    for await (const block of textBlocks(source, format.encoding)) {
      const top = reader ? null : splitHeader(block)
      if (!reader && !top) continue
      reader ??= new RecordReader(format.header.separator, (top?.line ?? 1) + 1)
      reader.feed(top?.rest ?? block, take)
      checker.expect(expectedRows(source, rows))
      await writer.flush()
      step({ rows, rejected, suspects })
    }
    reader?.end()
  } catch (error) {
    if (error instanceof FileFault && error.key === 'too_many_rejects') {
      step({ rows, rejected, suspects })
      await writer.end()
    } else await writer.abort()
    // The line counter has the exact position.
    throw atLine(error, reader?.line ?? null)
  }
  await writer.end()
  if (rows === 0) throw new FileFault('no_rows')
  return { rows, rejected, suspects }
}

/**
 * Whether it is no use to read on: so many are wrong, and they are the greater part, as of a file of another kind. Of a file
 * that is mostly right the wrong ones are told to the last, up to a number that no disk minds: some kilobytes of gzip can
 * hold millions.
 */
const isHopeless = (rows: number, rejected: number, most: number): boolean =>
  rejected >= most && (rejected * 2 > rows || rejected >= most * 100)

/** From what has been read of the file so far; a little more, so that a good guess is not too small by a few. */
export const expectedRows = ({ consumed, bytes }: Source, rows: number): number =>
  consumed() > 0 ? Math.max(rows, Math.ceil((rows * bytes * 1.01) / consumed())) : rows

/** Two streams of text into one session. */
class Writer {
  rows = ''
  errors = ''
  readonly #session: Session
  readonly #landing: Landing
  #copy: Copy | null = null

  constructor(session: Session, landing: Landing) {
    this.#session = session
    this.#landing = landing
  }

  async flush(): Promise<void> {
    const text = this.rows
    this.rows = ''
    if (text !== '') {
      this.#copy ??= this.#session.copyInto(this.#landing.table, ['line', ...this.#landing.columns])
      await this.#copy.write(text)
    }
    if (this.errors.length > errorsHeld) await this.#writeErrors()
  }

  async end(): Promise<void> {
    await this.flush()
    await this.#writeErrors()
  }

  async abort(): Promise<void> {
    await this.#copy?.abort()
  }

  async #writeErrors(): Promise<void> {
    await this.#copy?.end()
    this.#copy = null
    if (this.errors === '') return
    const copy = this.#session.copyInto('import_errors', errorColumns)
    const text = this.errors
    this.errors = ''
    await copy.write(text)
    await copy.end()
  }
}
