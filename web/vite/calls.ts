import { pathToFileURL } from 'node:url'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Call, type Calls, roles, usualPrefix } from '@mandato/contract/call'
import { askedBefore } from '../src/platform/asked-before.ts'
import { shapesOf } from './shapes.ts'

/**
 * The calls that read, with the few that write of which screens ask who may; those that are answered without a session,
 * which are all that the login page is sent; those that write, half of all, which nobody sends at the first picture; and the
 * shapes of their answers.
 */
const parts = {
  'virtual:calls': (name: string, call: Call) => call.roles !== 'public' && !isLate(name, call),
  'virtual:calls/public': (_name: string, call: Call) => call.roles === 'public',
  'virtual:calls/writing': (name: string, call: Call) => call.roles !== 'public' && isLate(name, call),
}
const modules: readonly string[] = [...Object.keys(parts), 'virtual:calls/shapes']
const early: readonly string[] = askedBefore
const isLate = (name: string, { method }: Call) => method !== 'GET' && !early.includes(name)
const contract = resolve(import.meta.dirname, '../../contract/src')

/**
 * The browser needs of a call only how to send it and who may: see env.d.ts. This module
 * is read from the contract while building, so that no zod schema of a call is ever sent to a browser
 * (30 kB and more of them); the types come from the contract itself.
 */
export function virtualCalls(): Plugin {
  return {
    name: 'mandato-calls',
    resolveId: (id) => (modules.includes(id) ? `\0${id}` : null),
    async load(id) {
      if (!modules.some((name) => id === `\0${name}`)) return null
      this.addWatchFile(contract)
      if (id.endsWith('/shapes')) return `export default ${JSON.stringify(shapesOf(await contractCalls()))}`
      const [, holds] = Object.entries(parts).find(([name]) => id === `\0${name}`) ?? []
      if (!holds) return null
      return `export default ${JSON.stringify(await wires(holds))}
export const version = ${JSON.stringify(await versionOf(contract))}`
    },
    // Node caches imported modules: a change of the contract is seen by a new process only.
    async handleHotUpdate({ file, server }) {
      if (file.startsWith(contract)) await server.restart()
    },
  }
}

async function contractCalls(): Promise<Calls> {
  const { calls } = (await import(pathToFileURL(`${contract}/index.ts`).href)) as { calls: Calls }
  return calls
}

async function wires(holds: (name: string, call: Call) => boolean) {
  return Object.fromEntries(
    Object.entries(await contractCalls())
      .filter(([name, call]) => holds(name, call))
      .map(([name, call]) => [name, wireOf(call)]),
  )
}

/**
 * Changes whenever the contract does: answers kept by an older app may have another shape than the pages of a newer
 * one expect.
 */
async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort())
    hash.update(file).update(await readFile(resolve(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

const shortened = (path: string) => (path.startsWith(usualPrefix) ? path.slice(usualPrefix.length) : path)

const wireOf = ({ method, path, form, roles: own, needs, query }: Call) => [
  method,
  typeof path === 'string' ? shortened(path) : path.map(shortened),
  form?.file ?? 0,
  roles.reduce((mask, role, i) => (own === 'public' || own.includes(role) ? mask | (1 << i) : mask), 0),
  ...withoutTail([needs ?? 0, sortableOf(query)]),
]

/** What a call's rows can be sorted by; 0 where their order is fixed. */
function sortableOf(query: Call['query']): readonly string[] | 0 {
  let sort: unknown = query?.shape['sort']
  while (isWrapped(sort)) sort = sort.def.innerType
  return sort instanceof Object && 'options' in sort ? (sort.options as readonly string[]) : 0
}
/** A default or an optional one around another schema. */
const isWrapped = (schema: unknown): schema is { readonly def: { readonly innerType: unknown } } =>
  schema instanceof Object && 'def' in schema && schema.def instanceof Object && 'innerType' in schema.def

const withoutTail = (values: readonly unknown[]) =>
  values.slice(0, values.findLastIndex((one) => one !== 0) + 1)
