import { forget, readKept } from '../platform/drafts/kept.ts'
import { keepRecord } from '../platform/journal/journal.ts'
import type { KeptSheet } from './form/draft.ts'
import { changesOf } from './form/values.ts'
import { sheetKind } from './kind.ts'

type Old = Pick<KeptSheet, 'base' | 'mine' | 'ways'>
const isOld = (value: unknown): value is Old =>
  typeof value === 'object' && value !== null && 'base' in value && 'mine' in value && 'ways' in value

/**
 * Takes over what was begun before there was the journal: nothing typed is lost, and no account number stays in local
 * storage.
 */
export async function takeOldDrafts(person: number, staff: boolean): Promise<void> {
  const list = `sheet-drafts.${person}`
  const lines = readKept(list)
  if (!Array.isArray(lines)) return
  for (const { id, name } of lines as readonly { readonly id: number; readonly name: string }[]) {
    const key = `sheet-draft.${person}.${id}`
    const old = readKept(key)
    if (isOld(old) && (await keepOld(old, { person, staff, id, name })) !== null) return
    forget(key)
  }
  forget(list)
}

interface Whose {
  readonly person: number
  readonly staff: boolean
  readonly id: number
  readonly name: string
}
const keepOld = ({ base, mine, ways }: Old, { person, staff, id, name }: Whose) =>
  keepRecord({
    id: crypto.randomUUID(),
    person,
    kind: sheetKind.name,
    subject: id === 0 ? 'new' : String(id),
    shape: sheetKind.shape,
    fields: { base, mine, ways, changes: changesOf(base, mine, []), staff, signer: null } satisfies KeptSheet,
    title: name,
    about: '',
  })
