import { forget, readKept } from '../platform/drafts/kept.ts'

/**
 * Takes over what was begun before there was the journal: nothing typed is lost, and no account number stays in local
 * storage. Who has nothing of it loads nothing for it.
 */
export async function takeOldDrafts(person: number, staff: boolean): Promise<void> {
  const list = `sheet-drafts.${person}`
  const lines = readKept(list)
  if (!Array.isArray(lines)) return
  const { isOld, keepOld } = await import('./old-draft.ts')
  for (const { id, name } of lines as readonly { readonly id: number; readonly name: string }[]) {
    const key = `sheet-draft.${person}.${id}`
    const old = readKept(key)
    if (isOld(old) && (await keepOld(old, { person, staff, id, name })) !== null) return
    forget(key)
  }
  forget(list)
}
