import { type Call, type Calls, pathsOf } from '@mandato/contract'
import { operation } from './operation.ts'
import { errorSchema } from './refusals.ts'
import type { Named } from './schemas.ts'

type Json = Readonly<Record<string, unknown>>

const introduction = `Every answer is an envelope: \`code\` equals the HTTP status, \`args.response\` holds what was
asked for. A refusal has \`args.error\` with a key for programs and a sentence in the language of \`Accept-Language\`
(it, en, fr, es). A session's token goes into the header \`token\`. Money is in euros with two decimals, days are
\`YYYY-MM-DD\` in Europe/Rome, moments are UTC.`

export interface About {
  readonly title: string
  readonly version: string
  /** Whose portal it is. */
  readonly owner: string
  readonly url: string
}

/** The OpenAPI 3.1 document of the contract: nothing is written twice. */
export function openApi(calls: Calls, { title, version, owner, url }: About): Json {
  const named: Named = { Error: errorSchema }
  const paths: Record<string, Record<string, unknown>> = {}
  const tags = new Set<string>()
  const same = samePaths(Object.values(calls))
  const namesOf = (name: string) => {
    const [path = ''] = calls[name] ? pathsOf(calls[name]) : []
    return renamed(path, same.get(shapeOf(path)) ?? path)
  }
  for (const [name, call] of Object.entries(calls))
    pathsOf(call).forEach((own, i) => {
      const path = same.get(shapeOf(own)) ?? own
      const tag = path.split('/')[3] ?? 'api'
      tags.add(tag)
      const id = i === 0 ? name : `${name}_${i}`
      const place = { id, path, tag, names: renamed(own, path), namesOf }
      ;(paths[path] ??= {})[call.method.toLowerCase()] = operation(call, place, named)
    })
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: introduction,
      contact: { name: owner, url },
      license: { name: `© ${owner}`, identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url }],
    tags: [...tags].toSorted().map((tag) => ({ name: tag, description: `Calls below \`${tag}\`` })),
    paths,
    components: {
      schemas: named,
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const parameter = /\{(\w+)\}/g
const shapeOf = (path: string): string => path.replace(parameter, '{}')
const parametersOf = (path: string): string[] => [...path.matchAll(parameter)].map(([, name = '']) => name)

/**
 * Paths that differ only in the names of their parameters are one path to OpenAPI: the names are joined,
 * `import/{kind}` and `import/{id}` are `import/{kind_or_id}`.
 */
function samePaths(calls: readonly Call[]): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>[]>()
  for (const path of calls.flatMap(pathsOf)) {
    const places = names.get(shapeOf(path)) ?? parametersOf(path).map(() => new Set<string>())
    parametersOf(path).forEach((name, i) => places[i]?.add(name))
    names.set(shapeOf(path), places)
  }
  return new Map(
    [...names].map(([shape, places]) => {
      let at = 0
      return [shape, shape.replaceAll('{}', () => `{${[...(places[at++] ?? [])].join('_or_')}}`)]
    }),
  )
}

const renamed = (own: string, path: string): ReadonlyMap<string, string> => {
  const names = parametersOf(path)
  return new Map(parametersOf(own).map((name, i) => [name, names[i] ?? name]))
}
