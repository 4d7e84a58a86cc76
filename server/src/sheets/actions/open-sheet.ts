import type { SheetValue, SheetValues } from '@mandato/contract/sheets/fields'
import type { Context } from '../../platform/context.ts'
import { notFound, refuse as refuseInGeneral } from '../../platform/refusals.ts'
import { holdClient } from '../../registry/index.ts'
import { differences } from '../fields.ts'
import { clientSeenBy, type SheetClient } from '../queries/clients.ts'
import { sheetSettings } from '../queries/settings.ts'
import { headOf, lockSheetsOf, nameOf, type Sheet } from '../queries/sheets.ts'
import { refuse } from '../refusals.ts'
import { valuesOf } from '../registry-fields.ts'
import type { SheetSettings } from '../settings.ts'

/** A client's sheet, locked until the act ends. */
export interface Opened {
  readonly client: SheetClient
  /** The revision the client stands under; none means `to_fill`. */
  readonly head: Sheet | undefined
  readonly settings: SheetSettings
}

/** Locks and reads a client's sheet. @throws not_found when the client is out of scope */
export async function openSheet(context: Context, clientId: number): Promise<Opened> {
  const { db, user } = context
  // Locked before it is read, the client first as its deletion does: then the two never wait for each other, and no draft
  // is written after the sheets were erased.
  await holdClient(db, clientId)
  await lockSheetsOf(db, clientId)
  const client = await clientSeenBy(db, user, clientId)
  if (!client) throw notFound()
  if (client.status === 'deleted') throw refuse('client_is_deleted')
  return { client, head: await headOf(db, clientId), settings: await sheetSettings(db) }
}

export const presentValues = ({ client, head }: Opened): SheetValues => head?.fields ?? valuesOf(client)

/**
 * Refuses a write that was made on an older version. The answer carries the present record and, for each field
 * that was sent and differs, both values: nothing anybody typed is lost.
 */
export async function refuseOldVersion(
  { db, language }: Context,
  opened: Opened,
  version: number | undefined,
  given: Readonly<Record<string, SheetValue>> = {},
): Promise<void> {
  const { head } = opened
  if (version === undefined || version === (head?.version ?? 0)) return
  const theirs = presentValues(opened)
  throw refuseInGeneral(
    'changed_meanwhile',
    {},
    {
      current: {
        sheet_id: head?.id ?? null,
        revision: head?.revision ?? 1,
        version: head?.version ?? 0,
        status: head?.status ?? 'to_fill',
        fields: theirs,
        edited: { by: await nameOf(db, head?.edited_by ?? null), at: head?.edited_at ?? null },
        differences: differences({ ...theirs, ...given }, theirs, language),
      },
    },
  )
}
