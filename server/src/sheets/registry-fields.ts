import { readIban } from '@mandato/contract/fields/iban'
import { fieldOfColumn, sheetColumns } from '@mandato/contract/registry/sheet-columns'
import type { SheetValue, SheetValues } from '@mandato/contract/sheets/fields'
import type { SheetColumns } from '../registry/index.ts'
import type { SheetClient } from './queries/clients.ts'

/** The registry's values of a client: its first sheet starts with them. */
export function valuesOf(client: SheetClient): SheetValues {
  const columns = sheetColumns.map((column) => {
    const value = client[column]
    // The registry writes no days as an empty list, a sheet as nothing: the same is no change.
    return [fieldOfColumn(column), Array.isArray(value) && value.length === 0 ? null : (value as SheetValue)]
  })
  return {
    ...emptySheet(client.country),
    ...Object.fromEntries(columns),
    ...bankOf(client.iban),
    ...placeOf(client, 'postal'),
    ...placeOf(client, 'delivery'),
  }
}

/** An address that the registry does not have is that of the registered office, in whose country the others lie too. */
function placeOf(client: SheetClient, place: 'postal' | 'delivery'): SheetValues {
  const own = client[`${place}_address`] !== null || client[`${place}_city`] !== null
  return {
    [`${place}_same`]: !own,
    [`${place}_country`]: own ? (client[`${place}_country`] ?? client.country) : null,
  }
}

/** ABI and CAB stand inside an Italian IBAN; the registry keeps those of who gives no such IBAN. */
function bankOf(iban: string | null): SheetValues {
  const account = iban === null ? null : readIban(iban)
  const { abi = null, cab = null } = account && 'value' in account ? account.value : {}
  return abi === null ? {} : { abi, cab }
}

/** A sheet nobody has written on: post and goods go to the registered office unless somebody says otherwise. */
export const emptySheet = (country: string): SheetValues => ({
  country,
  postal_same: true,
  delivery_same: true,
  public_body: false,
})

/** What the registry takes over from a sheet. Fields that were left empty become empty there too. */
export function columnsOf(values: SheetValues): SheetColumns {
  const iban = values['iban']
  const told = typeof iban === 'string' ? bankOf(iban) : {}
  const columns = sheetColumns.map((column) => {
    const value = values[fieldOfColumn(column)] ?? null
    if (column === 'fixed_days') return [column, Array.isArray(value) ? [...value] : []]
    if (column === 'public_body') return [column, value === true]
    return [column, column in told ? null : value]
  })
  return Object.fromEntries(columns) as SheetColumns
}

/** What the form shows and nobody may write here: a client may send it back as it was. */
export const shownValues = (client: SheetClient): Readonly<Record<string, unknown>> => ({
  code: client.code,
  internal_code: client.internal_code,
  customer_status: client.status,
  activation_date: client.activation_date,
  agent: client.agent,
  agency: client.agency,
})
