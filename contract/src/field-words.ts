import type * as z from 'zod'
import { all } from './all.ts'
import type { Call } from './call.ts'
import type { calls } from './index.ts'
import { merge } from './merged.ts'
import { sheetFields } from './sheets/fields.ts'
import type { Language, Words } from './words.ts'

/** The names of the fields of a value, at whatever depth; the keys of records are not known beforehand. */
type KeysOf<T> = T extends readonly (infer Item)[]
  ? KeysOf<Item>
  : T extends object
    ? string extends keyof T
      ? KeysOf<T[string]>
      : { [K in keyof T & string]-?: K | KeysOf<T[K]> }[keyof T & string]
    : never
type In<S> = S extends z.ZodType ? KeysOf<z.input<S>> : never
type FieldsOf<C extends Call> =
  | In<C['params']>
  | In<C['query']>
  | In<C['body']>
  | (C['form'] extends { fields: infer F; file: infer File } ? In<F> | File : never)
  | (C['form'] extends { more: infer M } ? keyof M : never)
/** Every field that some call takes. */
type FieldName = { [Name in keyof typeof calls]: FieldsOf<(typeof calls)[Name]> }[keyof typeof calls]

/** What a field is called on the screens: a field without a name in four languages does not compile. */
const fieldWords: Readonly<Record<FieldName, Words>> = merge(all.map((domain) => domain.fieldWords))

const words: ReadonlyMap<string, Words> = new Map([
  ...sheetFields.map(({ key, label }) => [key, label] as const),
  ...Object.entries(fieldWords),
])

/**
 * The name of a field by its path: `contacts.0.phone` is “Contact 1 · Telephone”. A key that no call knows is
 * given as it was sent.
 */
export function fieldName(path: string, language: Language): string {
  const parts: string[] = []
  for (const key of path.split('.')) {
    const last = parts.at(-1)
    if (/^\d+$/.test(key) && last !== undefined) parts[parts.length - 1] = `${last} ${Number(key) + 1}`
    else parts.push(words.get(key)?.[language] ?? key)
  }
  return parts.join(' · ')
}
