import { readIban } from '@mandato/contract/fields/iban'
import type { SheetValue, SheetValues } from '@mandato/contract/sheets/fields'
import type { SheetColumns } from '../registry/index.ts'
import type { SheetClient } from './queries/clients.ts'

/** Fields of the sheet that the registry has a column for: field → column. */
export const registryColumn = {
  business_name: 'business_name',
  address: 'address',
  postal_code: 'postal_code',
  locality: 'city',
  province: 'province',
  country: 'country',
  vat_number: 'vat_number',
  tax_code: 'tax_code',
  phone: 'phone',
  mobile: 'mobile',
  email_admin: 'email_admin',
  email_commercial: 'email_commercial',
  email_certified: 'email_certified',
  sdi_code: 'sdi_code',
  bank_name: 'bank_name',
  iban: 'iban',
  payment_code: 'payment_code',
  discount: 'discount',
  fixed_days: 'fixed_days',
} as const satisfies Record<string, keyof SheetColumns>

/** What the registry knows of a client, as the beginning of its first sheet. */
export function valuesOf(client: SheetClient): SheetValues {
  const known = Object.entries(registryColumn).map(([field, column]) => {
    const value = client[column] ?? null
    // The registry writes no days as an empty list, a sheet as nothing: the same is no change.
    return [field, Array.isArray(value) && value.length === 0 ? null : (value as SheetValue)]
  })
  return { ...emptySheet(client.country), ...Object.fromEntries(known), ...bankOf(client.iban) }
}

/** ABI and CAB stand inside an Italian IBAN; the registry keeps no columns of their own for them. */
function bankOf(iban: string | null): SheetValues {
  const account = iban === null ? null : readIban(iban)
  return account && 'value' in account ? { abi: account.value.abi, cab: account.value.cab } : {}
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
  const columns = Object.entries(registryColumn).map(([field, column]) => {
    const value = values[field] ?? null
    if (column === 'fixed_days') return [column, Array.isArray(value) ? [...value] : []]
    return [column, value]
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
