import { type Call, isBinary } from '@mandato/contract'
import type * as z from 'zod'
import { errorResponses } from './refusals.ts'
import { jsonSchema, type Named } from './schemas.ts'

type Json = Readonly<Record<string, unknown>>
type ToSchema = (schema: z.ZodType, io: 'input' | 'output') => unknown

type Names = ReadonlyMap<string, string>

/** One path of a call as the document writes it: parameters may have other names there. */
export interface Place {
  readonly id: string
  readonly path: string
  readonly tag: string
  /** Name in the call → name in the document. */
  readonly names: Names
  /** The same of another call. */
  namesOf(call: string): Names
}

/** An operation of the document. */
export function operation(call: Call, place: Place, named: Named): Json {
  const schema: ToSchema = (given, io) => jsonSchema(given, io, named)
  return {
    operationId: place.id,
    summary: call.summary,
    description: description(call),
    tags: [place.tag],
    'x-roles': call.roles,
    'x-effect': call.effect,
    ...(call.needs && { 'x-needs': call.needs }),
    ...(call.refuses && { 'x-refuses': call.refuses }),
    security: call.roles === 'public' ? [] : [{ token: [] }, { bearer: [] }],
    parameters: [
      ...pathParameters(call, place, schema),
      ...queryParameters(call, schema),
      ...outputParameter(call),
      ...keyParameter(call),
    ],
    ...requestBody(call, schema),
    responses: { 200: success(call, place, schema), ...errorResponses(call) },
  }
}

/** Who may call it, and how it can be tried again. */
function description({ roles, needs, effect }: Call): string {
  const who = roles === 'public' ? 'For everybody, without a session.' : `For ${roles.join(', ')}.`
  const permission = needs ? ` A sales person needs the permission \`${needs}\`.` : ''
  const again = effect === 'write' ? ' Writes; an `Idempotency-Key` makes it safe to try again.' : ''
  return `${who}${permission}${again}`
}

const pathParameters = (call: Call, { path, names }: Place, schema: ToSchema) =>
  Object.entries(call.params?.shape ?? {}).flatMap(([key, value]) => {
    const name = names.get(key) ?? key
    if (!path.includes(`{${name}}`)) return []
    return [{ name, in: 'path', required: true, schema: schema(value as z.ZodType, 'input') }]
  })

const queryParameters = (call: Call, schema: ToSchema) =>
  Object.entries(call.query?.shape ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: !(value as z.ZodType).safeParse(undefined).success,
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
          schema: { type: 'string', enum: ['xlsx', 'csv', 'pdf'] },
        },
        {
          name: 'without',
          in: 'query',
          required: false,
          description: 'Keys of columns that the file leaves out, with commas between',
          schema: { type: 'string', pattern: '^\\w+(,\\w+)*$' },
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
          schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[\\x21-\\x7e]*$' },
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
  const file = {
    type: 'string',
    format: 'binary',
    description: `at most ${call.form.maxBytes} bytes`,
  }
  const files = Object.entries(call.form.more ?? { [call.form.file]: 1 }).map(([name, most]) => [
    name,
    most === 1 ? file : { type: 'array', maxItems: most, items: file },
  ])
  const properties = { ...fields.properties, ...Object.fromEntries(files) }
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { ...fields, properties } } },
    },
  }
}

function success(call: Call, place: Place, schema: ToSchema): Json {
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
    code: { type: 'integer', const: 200 },
    args,
    ...(call.table && { table_headers: { type: 'array', items: { type: 'object' } } }),
  }
  return {
    description: 'OK',
    content: { 'application/json': { schema: { type: 'object', required: ['code', 'args'], properties } } },
    ...(call.leadsTo && { links: linksOf(call.leadsTo, place) }),
  }
}

/** Where what was answered can be taken: `response.id` of the answer, `params.id` of the request. */
function linksOf(leadsTo: NonNullable<Call['leadsTo']>, { names, namesOf }: Place): Json {
  const expression = (source: string) => {
    const [, from, key = ''] = /^(response|params)\.(.+)$/.exec(source) ?? []
    return from === 'params'
      ? `$request.path.${names.get(key) ?? key}`
      : `$response.body#/args/response/${key.replaceAll('.', '/')}`
  }
  return Object.fromEntries(
    Object.entries(leadsTo).map(([operationId, parameters]) => [
      operationId,
      {
        operationId,
        parameters: Object.fromEntries(
          Object.entries(parameters).map(([name, source]) => [
            `path.${namesOf(operationId).get(name) ?? name}`,
            expression(source),
          ]),
        ),
      },
    ]),
  )
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
