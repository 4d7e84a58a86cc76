import type { Call } from '@mandato/contract'
import type * as z from 'zod'

/** What is either true or false once it was read, however it is written. */
const isFlag = (of: z.ZodType): boolean => {
  const [yes, no] = ['true', 'false'].map((given) => of.safeParse(given).data)
  return yes === true && no === false
}
/** The parameters of a call's query that are yes or no. */
export const flagsOf = ({ query }: Call): readonly string[] =>
  Object.entries(query?.shape ?? {}).flatMap(([key, of]) => (isFlag(of as z.ZodType) ? [key] : []))
