import { createHash } from 'node:crypto'
import { type Calls, isBinary } from '@mandato/contract/call'
import { shapeOf } from '@mandato/contract/shape'

/** Of each call that reads a word for the shape of its answer, compared between two releases. Files are not kept. */
export const shapesOf = (calls: Calls): Record<string, string> =>
  Object.fromEntries(
    Object.entries(calls)
      .filter(([, { effect, response }]) => effect === 'read' && !isBinary(response))
      .map(([name, call]) => [name, hash(shapeOf(call))]),
  )

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
