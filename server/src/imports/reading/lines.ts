import { FileFault } from './file-fault.ts'

/** A longer line is no row of any ERP, and holding it would be the memory of everybody. */
export const maxLineBytes = 1024 ** 2
const newline = 0x0a

/**
 * Cuts a stream of chunks after line ends, so that neither a line nor a letter of several bytes
 * (which never contains the byte of a line end) is ever torn. The last block may lack its line end.
 */
export async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  for await (const chunk of chunks) {
    const first = chunk.indexOf(newline)
    if (waitingBytes + (first === -1 ? chunk.length : first) > maxLineBytes) {
      throw new FileFault('line_too_long', { limit: '1 MiB' })
    }
    const cut = chunk.lastIndexOf(newline) + 1
    if (cut > 0) {
      const head = chunk.subarray(0, cut)
      yield waitingBytes === 0 ? head : Buffer.concat([...waiting, head])
      waiting = []
      waitingBytes = 0
    }
    if (cut < chunk.length) {
      waiting.push(chunk.subarray(cut))
      waitingBytes += chunk.length - cut
    }
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting)
}
