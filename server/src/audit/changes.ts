import { fieldName } from '@mandato/contract/field-words'
import type { Language } from '@mandato/contract/words'
import type { StoredEntry, Values } from './queries/entries.ts'
import type { Names } from './queries/names.ts'
import { valueIn } from './values.ts'

interface Change {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** What changed, field by field in words; what stayed the same and what has no words on either side is left out. */
export function changesOf(
  { entity, before, after }: Pick<StoredEntry, 'entity' | 'before' | 'after'>,
  language: Language,
  names: Names,
): Change[] {
  const then = new Map(fieldsOf(before))
  const now = new Map(fieldsOf(after))
  return [...new Set([...then.keys(), ...now.keys()])]
    .map((path) => {
      const field = path.split('.').at(-1) ?? path
      const said = (value: unknown) => valueIn(language, names, { entity, field, value })
      return {
        field: fieldName(path, language),
        before: said(then.get(path)),
        after: said(now.get(path)),
      }
    })
    .filter((one) => one.before !== one.after)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a value by their paths: `rates.0.rate`. Lists of plain values are one field. */
export function fieldsOf(value: Values | undefined, path: readonly string[] = []): [string, unknown][] {
  return Object.entries(value ?? {}).flatMap(([key, inner]): [string, unknown][] => {
    const here = [...path, key]
    if (isObject(inner)) return fieldsOf(inner, here)
    if (Array.isArray(inner) && inner.some(isObject))
      return fieldsOf(Object.fromEntries(inner.entries()), here)
    return [[here.join('.'), inner]]
  })
}
