import { keepRecord } from '../platform/journal/journal.ts'
import type { KeptSheet } from './form/draft.ts'
import { changesOf } from './form/values.ts'
import { sheetKind } from './kind.ts'

type Old = Pick<KeptSheet, 'base' | 'mine' | 'ways'>
export const isOld = (value: unknown): value is Old =>
  typeof value === 'object' && value !== null && 'base' in value && 'mine' in value && 'ways' in value

interface Whose {
  readonly person: number
  readonly staff: boolean
  readonly id: number
  readonly name: string
}

/**
 * Puts a sheet begun before there was the journal into it.
 * @returns what prevented it, or null once it is kept
 */
export const keepOld = ({ base, mine, ways }: Old, { person, staff, id, name }: Whose) =>
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
