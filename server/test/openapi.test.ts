import { type Call, calls, pathsOf } from '@mandato/contract'
import { expect, it } from 'vitest'
import { openApi } from '../src/platform/http/openapi/document.ts'
import { refusalsOf } from '../src/platform/http/refusals-of.ts'
import { sentenceOf } from '../src/platform/errors.ts'
import '../src/domains.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, { readonly description: string; readonly links?: object }>>
}
const about = { title: 'Mandato', version: '1', owner: 'Alba Cucine', url: 'http://localhost:4100' }
const document = openApi(calls, about) as { paths: Record<string, Record<string, Operation>> }
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const byId = new Map(operations.map((operation) => [operation.operationId, operation]))
const all = Object.entries(calls) as [string, Call][]

it('describes each path of each call once', () => {
  const paths = all.flatMap(([, call]) =>
    pathsOf(call).map((path) => `${call.method} ${path.replace(/\{\w+\}/g, '{}')}`),
  )
  expect(operations).toHaveLength(paths.length)
  expect(new Set(paths).size).toBe(paths.length)
})

it.each(all)('says every refusal of %s under its status', (name, call) => {
  for (const key of refusalsOf(call))
    expect(byId.get(name)?.responses[sentenceOf(key).status]?.description).toContain(`\`${key}\``)
})

it('links lead to calls that exist, with all that their path needs', () => {
  const links = operations.flatMap(({ responses }) => Object.values(responses[200]?.links ?? {}))
  expect(links.length).toBeGreaterThan(5)
  for (const { operationId, parameters } of links as { operationId: string; parameters: object }[]) {
    const needed = byId.get(operationId)?.parameters.filter((one) => one.in === 'path')
    expect(Object.keys(parameters).toSorted(), operationId).toEqual(
      needed?.map((one) => `path.${one.name}`).toSorted(),
    )
  }
})
