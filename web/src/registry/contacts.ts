import type { Agency, Contact } from './data.ts'

export const contactFields = ['name', 'role', 'email', 'phone'] as const
export const emptyContact: Contact = { name: '', role: '', email: '', phone: '' }

type Warehouse = NonNullable<Agency['warehouse']>

/** How an agency is reached, as it is typed. */
export interface ContactValues {
  readonly phone: string
  readonly email: string
  /** Null: materials are sent to the seat. */
  readonly warehouse: Warehouse | null
  readonly contacts: readonly Contact[]
}

export const formOf = ({ phone, email, warehouse, contacts }: Agency): ContactValues => ({
  phone: phone ?? '',
  email: email ?? '',
  warehouse: warehouse ?? null,
  contacts: contacts.length > 0 ? contacts : [emptyContact],
})

export const isBlank = (row: Contact): boolean => contactFields.every((field) => !row[field].trim())

/** As it is saved: empty rows are left out, empty fields are null. */
export const sent = ({ phone, email, warehouse, contacts }: ContactValues) => ({
  phone: phone || null,
  email: email || null,
  warehouse: warehouse && {
    address: warehouse.address ?? '',
    postal_code: warehouse.postal_code || null,
    city: warehouse.city ?? '',
    province: warehouse.province || null,
    country: warehouse.country,
  },
  contacts: contacts.filter((row) => !isBlank(row)),
})

/** The server counts contacts without the empty rows, which were not sent. */
export function pathOf(path: string, { contacts }: ContactValues): string {
  const written = contacts.flatMap((row, at) => (isBlank(row) ? [] : [at]))
  return path.replace(/^contacts\.(\d+)/, (_, n) => `contacts.${written[Number(n)]}`)
}
