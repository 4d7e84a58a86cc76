import { type Judged, faultsOf } from '@mandato/contract/accounts/registration-faults'
import { registrationTypes } from '@mandato/contract/accounts/registration-states'

export const emptyPerson = {
  type: registrationTypes[0] as (typeof registrationTypes)[number],
  name: '',
  surname: '',
  email: '',
  phone: '',
}
export const emptyCompany = {
  company: '',
  vat_number: '',
  magazine: '',
  publisher: '',
  address: '',
  postal_code: '',
  city: '',
  province: '',
  country: 'IT',
  customer_code: '',
  privacy: false,
}
export type TypedPerson = typeof emptyPerson
export type TypedCompany = typeof emptyCompany

/** The code of what is wrong with a field beyond being empty, by the contract's own rule. */
export const faultIn = (
  type: TypedPerson['type'],
  company: TypedCompany,
  field: keyof Judged,
): string | undefined =>
  faultsOf({ ...company, country: company.country || 'IT', type }).find(([name]) => name === field)?.[1]
