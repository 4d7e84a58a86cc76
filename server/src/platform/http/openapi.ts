import { type Call, type Calls, isBinary, pathsOf } from '@mandato/contract'
import * as z from 'zod'

type Json = Readonly<Record<string, unknown>>

const errorSchema = {
  type: 'object',
  required: ['code', 'args'],
  properties: {
    code: { type: 'integer' },
    args: {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['message', 'key'],
          properties: {
            message: { type: 'string' },
            key: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            current: {},
          },
        },
      },
    },
  },
}

/** The OpenAPI 3.1 document of the contract: nothing is written twice. */
export function openApi(calls: Calls, info: { readonly title: string; readonly version: string }): Json {
  const schemas: Record<string, unknown> = { Error: errorSchema }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls))
    pathsOf(call).forEach((path, i) => {
      const operations = (paths[path] ??= {})
      operations[call.method.toLowerCase()] = operation(i === 0 ? name : `${name}_${i}`, call, path, schemas)
    })
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation(id: string, call: Call, path: string, schemas: Record<string, unknown>): Json {
  const schema = (s: z.ZodType, io: 'input' | 'output') => lift(toJson(s, io), schemas)
  return {
    operationId: id,
    summary: call.summary,
    tags: [path.split('/')[3]],
    'x-roles': call.roles,
    'x-effect': call.effect,
    ...(call.needs && { 'x-needs': call.needs }),
    ...(call.refuses && { 'x-refuses': call.refuses }),
    ...(call.roles !== 'public' && { security: [{ token: [] }, { bearer: [] }] }),
    parameters: [
      ...parameters('path', call.params, path, schema),
      ...parameters('query', call.query, path, schema),
      ...outputParameter(call),
      ...keyParameter(call),
    ],
    ...requestBody(call, schema),
    responses: { 200: success(call, schema), ...errors(call) },
  }
}

type ToSchema = (s: z.ZodType, io: 'input' | 'output') => unknown

const parameters = (
  where: 'path' | 'query',
  object: z.ZodObject | undefined,
  path: string,
  schema: ToSchema,
) =>
  Object.entries(object?.shape ?? {})
    .filter(([name]) => where === 'query' || path.includes(`{${name}}`))
    .map(([name, value]) => ({
      name,
      in: where,
      required: where === 'path' || !(value as z.ZodType).safeParse(undefined).success,
      schema: schema(value as z.ZodType, 'input'),
    }))

const outputParameter = (call: Call) =>
  call.table
    ? [
        {
          name: 'output',
          in: 'query',
          required: false,
          description: 'The whole table as a file',
          schema: { enum: ['xlsx', 'csv'] },
        },
      ]
    : []
const keyParameter = (call: Call) =>
  call.method === 'GET'
    ? []
    : [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same key and body give the same answer and one effect',
          schema: { type: 'string' },
        },
      ]

function requestBody(call: Call, schema: ToSchema): Json {
  if (call.body)
    return {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schema(call.body, 'input') } },
      },
    }
  if (!call.form) return {}
  const fields = schema(call.form.fields, 'input') as { properties?: object }
  const properties = {
    ...fields.properties,
    [call.form.file]: {
      type: 'string',
      format: 'binary',
      description: `at most ${call.form.maxBytes} bytes`,
    },
  }
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { ...fields, properties } } },
    },
  }
}

function success(call: Call, schema: ToSchema): Json {
  if (isBinary(call.response))
    return {
      description: 'The file',
      content: { [call.response.binary]: { schema: { type: 'string', format: 'binary' } } },
    }
  const args = {
    type: 'object',
    required: ['response'],
    properties: {
      response: schema(call.response, 'output'),
      ...(call.meta && { meta: schema(call.meta, 'output') }),
      ...(call.paged && { pagination: paginationSchema }),
    },
  }
  const properties = {
    code: { const: 200 },
    args,
    ...(call.table && { table_headers: { type: 'array', items: { type: 'object' } } }),
  }
  return {
    description: 'OK',
    content: { 'application/json': { schema: { type: 'object', required: ['code', 'args'], properties } } },
  }
}
const paginationSchema = {
  type: 'object',
  required: ['page', 'per_page', 'total', 'pages'],
  properties: {
    page: { type: 'integer' },
    per_page: { type: 'integer' },
    total: { type: 'integer' },
    pages: { type: 'integer' },
  },
}

function errors(call: Call): Json {
  const known: [number, string][] = [
    [422, 'The data need correcting'],
    [429, 'Too many requests'],
    [503, 'Unavailable for a moment'],
  ]
  if (call.roles !== 'public') known.push([401, 'No valid session'], [403, 'The role does not allow it'])
  if (call.params) known.push([404, 'Unknown or out of sight'])
  if (call.effect === 'write') known.push([409, 'In conflict with the present state'])
  if (call.form) known.push([413, 'File too large'], [415, 'Not a multipart form'])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(known.map(([status, description]) => [status, { description, content }]))
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Record<string, unknown>
  return json
}

/** Schemas named by `.meta({ id })` come as `$defs`: they move to `#/components/schemas`. */
function lift(value: unknown, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => lift(item, schemas))
  if (value === null || typeof value !== 'object') return value
  const { $defs, ...rest } = value as Record<string, unknown>
  for (const [name, schema] of Object.entries($defs ?? {})) schemas[name] ??= lift(schema, schemas)
  return Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [
      key,
      key === '$ref' ? String(item).replace('#/$defs/', '#/components/schemas/') : lift(item, schemas),
    ]),
  )
}
