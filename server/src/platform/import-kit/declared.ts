import type { ImportKind } from '@mandato/contract/imports/names'
import type { ImportFollower, Kind } from './kind.ts'

const declared = new WeakSet<object>()

/** Declares a kind; one in a file, exported. */
export function defineImportKind<const Name extends ImportKind>(
  kind: Kind & { readonly kind: Name },
): Kind & { readonly kind: Name } {
  declared.add(kind)
  return kind
}

/** Declares what follows the kinds of earlier domains; one in a file, exported. */
export function defineImportFollower(follower: ImportFollower): ImportFollower {
  declared.add(follower)
  return follower
}

/** All kinds, each with the files that declare it and what follows it. */
export type ImportKinds = Readonly<
  Record<ImportKind, { readonly kind: Kind; readonly modules: readonly string[] }>
>

export function importKindsOf(kinds: readonly Kind[], followers: readonly ImportFollower[]): ImportKinds {
  const filesOf = ({ kind, module }: Kind) => [
    module,
    ...followers.flatMap((follower) => (follower.follows.includes(kind) ? [follower.module] : [])),
  ]
  const all = kinds.map((kind) => [kind.kind, { kind, modules: filesOf(kind) }] as const)
  // Whole because `complete` lets no kind be missing (together.ts).
  return Object.fromEntries(all) as Record<ImportKind, (typeof all)[number][1]>
}

/**
 * A kind and what follows it, loaded where nothing of it is yet: a thread is given names of files, and loads no other
 * domain than those.
 */
export async function loadKind(
  name: ImportKind,
  modules: readonly string[],
): Promise<{ readonly kind: Kind; readonly followers: readonly ImportFollower[] }> {
  const found: (Kind | ImportFollower)[] = []
  for (const module of modules) {
    const exported: readonly unknown[] = Object.values((await import(module)) as object)
    found.push(...exported.filter(isDeclared))
  }
  const kind = found.find((one): one is Kind => 'kind' in one && one.kind === name)
  if (!kind) throw new Error(`no file declares the kind ${name}: ${modules.join(', ')}`)
  return { kind, followers: found.filter((one): one is ImportFollower => 'follows' in one) }
}

const isDeclared = (one: unknown): one is Kind | ImportFollower =>
  typeof one === 'object' && one !== null && declared.has(one)
