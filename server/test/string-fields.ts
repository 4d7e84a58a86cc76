import type * as z from 'zod'

/** Where a text stands in a value: keys of objects, places in lists. */
export type Path = readonly string[]

/** A key that a record takes. */
const anyKey = 'a'

/** Every place of a schema that takes a text, at most once; the keys of records are not among them. */
export function stringPaths(schema: z.core.$ZodType, at: Path = []): Path[] {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'string':
      return [at]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, item]) => stringPaths(item, [...at, key]))
    case 'record':
      return stringPaths(def.valueType, [...at, anyKey])
    case 'array':
      return stringPaths(def.element, [...at, '0'])
    case 'union':
      return unique(def.options.flatMap((option) => stringPaths(option, at)))
    case 'pipe':
      return stringPaths(def.in, at)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return stringPaths(def.innerType, at)
    // Choices, numbers and flags: their schema looks at a text too before it refuses it.
    case 'enum':
    case 'number':
    case 'boolean':
      return [at]
    default:
      return []
  }
}

const unique = (paths: readonly Path[]): Path[] => [
  ...new Map(paths.map((path) => [path.join('.'), path])).values(),
]

/** The value with a text put in at a place; what is missing on the way there is made. */
export function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  const isPlace = /^\d+$/.test(key)
  const inner = (value as Record<string, unknown> | undefined)?.[key]
  const changed = withText(inner, rest, text)
  if (isPlace) return [changed]
  return { ...(typeof value === 'object' && !Array.isArray(value) ? value : {}), [key]: changed }
}
