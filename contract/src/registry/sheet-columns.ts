/**
 * The columns of a client that its sheet fills, in the order of the sheet: every field the sheet keeps has one, but for
 * the ticks “same as the registered office”, which are empty addresses here. Registry, ERP files and the export of
 * confirmed sheets call them so; the sheet calls the town `locality`.
 */
export const sheetColumns = [
  'business_name',
  'address',
  'postal_code',
  'city',
  'province',
  'country',
  'vat_number',
  'tax_code',
  'phone',
  'mobile',
  'postal_address',
  'postal_postal_code',
  'postal_city',
  'postal_province',
  'postal_country',
  'delivery_address',
  'delivery_postal_code',
  'delivery_city',
  'delivery_province',
  'delivery_country',
  'delivery_notes',
  'email_admin',
  'email_commercial',
  'email_management',
  'email_certified',
  'sdi_code',
  'public_body',
  'bank_name',
  'abi',
  'cab',
  'iban',
  'payment_code',
  'discount',
  'fixed_days',
  'notes',
] as const
export type SheetColumn = (typeof sheetColumns)[number]

/** The field of the sheet that a column is filled from. */
export const fieldOfColumn = (column: SheetColumn): string => column.replace(/city$/, 'locality')
