import type { SheetAction } from '@mandato/contract/sheets/form'
import type { SheetBody, SheetInput } from '../data.ts'
import type { KeptSheet } from './draft.ts'

export const isDirty = ({ changes, ways }: Pick<KeptSheet, 'changes' | 'ways'>): boolean =>
  Object.keys(changes).length + Object.keys(ways).length > 0

/** What is sent for a sheet as it is typed: of one draft the same, whenever it is sent. */
export function saveInput(
  client: number,
  typed: Omit<KeptSheet, 'mine' | 'staff'>,
  action: SheetAction,
): SheetInput {
  const { base, changes, ways, signer } = typed
  const language = signer?.language ?? ways.language
  return {
    params: { id: client },
    body: {
      action,
      ...(client !== 0 && { version: base.version }),
      // The way of signing is sent with the fields, also when no field was changed.
      ...((isDirty(typed) || language) && {
        scheda_fields: Object.fromEntries(
          Object.entries(changes).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]),
        ) as SheetBody['scheda_fields'],
      }),
      ...(language && { language }),
      ...(ways.customerMayFill !== undefined && { customer_may_fill: ways.customerMayFill }),
      ...(client === 0 && ways.agency && { agency: ways.agency }),
      ...(action === 'send_signature' && signer && { 'signature-email': signer.email }),
    },
  }
}
