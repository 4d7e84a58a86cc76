import type { ImportKind } from '@mandato/contract/imports/names'
import type { SettingGroup } from '@mandato/contract/company/groups'
import type { NumberKind, TaskKind } from '@mandato/contract/domains'
import type { AppParts } from './app-parts.ts'
import { type ImportKinds, importKindsOf } from './platform/import-kit/declared.ts'
import type { Domain, Provided, Task, Together } from './define-domain.ts'

/** What those of the domains declare that declare it. */
type Each<D extends readonly Domain[], Key extends keyof Domain> = Extract<
  D[number],
  { readonly [K in Key]: unknown }
>[Key]
type Result<F> = F extends (...given: never) => infer R ? Awaited<R> : never
type KeyOf<T> = T extends { readonly key: infer Key } ? Key : never
type Of<L> = L extends readonly (infer One)[] ? One : never
type KindOf<T> = T extends { readonly kind: infer Kind } ? Kind : never
type KeysOf<T> = T extends unknown ? keyof T : never

/** What somebody waits for and no domain declares. */
type Missing<D extends readonly Domain[]> =
  | Exclude<keyof Provided, KeysOf<Result<Each<D, 'provides'>>>>
  | Exclude<SettingGroup, KeyOf<Each<D, 'settings'>>>
  | Exclude<NumberKind, KindOf<Of<Each<D, 'search'>>>>
  | Exclude<ImportKind, KindOf<Of<Each<D, 'importKinds'>>>>
  | Exclude<TaskKind, Result<Each<D, 'tasks'>>[number]['kind']>

/** All domains; what is missing does not compile, and the message names it. */
export const complete = <const D extends readonly Domain[]>(
  domains: [Missing<D>] extends [never] ? D : { readonly missing: Missing<D> },
): D => domains as D

/** The kinds of ERP files, for those who bring one in without the server too. */
export const importKindsIn = (domains: readonly Domain[]): ImportKinds =>
  importKindsOf(
    domains.flatMap(({ importKinds = [] }) => importKinds),
    domains.flatMap(({ importFollowers = [] }) => importFollowers),
  )

/** What the domains declare for each other. */
export function putTogether(parts: AppParts, domains: readonly Domain[]): Together {
  const provided = Object.assign({}, ...domains.map(({ provides }) => provides?.(parts))) as Provided
  return {
    ...provided,
    settings: domains.flatMap(({ settings }) => settings ?? []),
    deletionBlockers: domains.flatMap(({ deletionBlockers = [] }) => deletionBlockers),
    erasers: domains.flatMap(({ erasers }) => erasers?.(parts) ?? []),
    digests: domains.flatMap(({ digest }) => digest ?? []),
    search: domains.flatMap(({ search = [] }) => search),
    importKinds: importKindsIn(domains),
    tasks: async (context) => {
      const all: Task[] = []
      // One after the other: they share one connection.
      for (const { tasks } of domains) all.push(...((await tasks?.(context, provided)) ?? []))
      return all
    },
  }
}
