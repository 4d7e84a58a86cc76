import type { SheetAction } from '@mandato/contract/sheets/form'
import type { SheetBody, SheetForm, SheetInput } from '../data.ts'
import type { Ways } from './draft.ts'
import type { Base, Mine } from './values.ts'

interface Typed {
  /** What the person had before them. */
  readonly base: Base
  readonly changes: Mine
  readonly ways: Ways
}

export const isDirty = ({ changes, ways }: Pick<Typed, 'changes' | 'ways'>): boolean =>
  Object.keys(changes).length + Object.keys(ways).length > 0

/** What is sent for a sheet as it is typed; of one draft the same, from wherever in the portal it is sent. */
export function saveInput(
  { client, version }: SheetForm,
  typed: Typed,
  action: SheetAction,
  more: Partial<SheetBody> = {},
): SheetInput {
  const { base, changes, ways } = typed
  const dirty = isDirty(typed)
  return {
    params: { id: client.id },
    body: {
      action,
      version: dirty ? base.version : version,
      // The way of signing is sent with the fields, also when no field was changed.
      ...((dirty || more.language !== undefined) && {
        scheda_fields: Object.fromEntries(
          Object.entries(changes).map(([key, value]) => [key, Array.isArray(value) ? [...value] : value]),
        ) as SheetBody['scheda_fields'],
      }),
      ...(ways.language && { language: ways.language }),
      ...(ways.customerMayFill !== undefined && { customer_may_fill: ways.customerMayFill }),
      ...(client.id === 0 && ways.agency && { agency: ways.agency }),
      ...(client.id === 0 && { version: undefined }),
      ...more,
    },
  }
}
