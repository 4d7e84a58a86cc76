/** What is wrong with a value: a key of `sheetFaults`, with the numbers its sentence names. */
export interface Fault<Code extends string = string> {
  readonly code: Code
  readonly values?: Readonly<Record<string, string | number>>
}
/** The value as it is stored, or what is wrong with it. */
export type Reading<Code extends string = string> =
  | { readonly value: string }
  | { readonly fault: Fault<Code> }

export const good = (value: string) => ({ value })
export const bad = <Code extends string>(code: Code, values?: Fault['values']) => ({
  fault: values ? { code, values } : { code },
})
