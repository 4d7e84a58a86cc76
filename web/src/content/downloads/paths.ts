import type { Folder } from './data.ts'

/** Every folder with the names of those it lies in, as they stand in the tree. */
export function pathsOf(folders: readonly Folder[]): { id: number; path: string; depth: number }[] {
  const below = (parent: number | null, around: string, depth: number): ReturnType<typeof pathsOf> =>
    folders
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap(({ id, name }) => {
        const path = around ? `${around} / ${name}` : name
        return [{ id, path, depth }, ...below(id, path, depth + 1)]
      })
  return below(null, '', 0)
}

/** A folder and all below it. */
export function withinOf(folders: readonly Folder[], id: number): ReadonlySet<number> {
  const found = new Set([id])
  // Iterating a set includes what is added meanwhile.
  for (const one of found) for (const folder of folders) if (folder.parent_id === one) found.add(folder.id)
  return found
}
