import * as z from 'zod'

/** Schemas that have a name, for `#/components/schemas`. */
export type Named = Record<string, unknown>

/** JSON Schema of what goes in or comes out; what has a name (`.meta({ id })`) is put among the named ones. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', named: Named): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Record<string, unknown>
  return lift(json, named)
}

/** Schemas named by `.meta({ id })` come as `$defs`: they move to `#/components/schemas`. */
function lift(value: unknown, named: Named): unknown {
  if (Array.isArray(value)) return value.map((item) => lift(item, named))
  if (value === null || typeof value !== 'object') return value
  const { $defs, ...rest } = value as Record<string, unknown>
  for (const [name, schema] of Object.entries($defs ?? {})) named[name] ??= lift(schema, named)
  return Object.fromEntries(
    Object.entries(withReachableDefault(withItsKeys(rest))).map(([key, item]) => [
      key,
      key === '$ref' ? String(item).replace('#/$defs/', '#/components/schemas/') : lift(item, named),
    ]),
  )
}

type Json = Readonly<Record<string, unknown>>

/** A record whose keys are known is an object with these keys. */
function withItsKeys(schema: Json): Json {
  const { propertyNames, additionalProperties, ...rest } = schema
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum
  if (!keys || !rest['required']) return schema
  const properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]))
  return { ...rest, properties, additionalProperties: false }
}

/** A default beyond what may be asked for means: everything. */
function withReachableDefault(schema: Json): Json {
  const { default: otherwise, ...rest } = schema
  if (typeof otherwise !== 'number' || otherwise <= Number(rest['maximum'] ?? Infinity)) return schema
  return { ...rest, description: 'All rows where it is left out' }
}
