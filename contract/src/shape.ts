import * as z from 'zod'
import { type Call, isBinary } from './call.ts'

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })

/** The shape of a call's answer as a text: the same as long as a reader finds in it what it looks for. */
export function shapeOf({ response, meta, paged }: Call): string {
  const schemas = [response, meta].map((one) => one && !isBinary(one) && jsonOf(one))
  return JSON.stringify([schemas, paged])
}
