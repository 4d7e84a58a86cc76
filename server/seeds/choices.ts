import type { Config } from '../src/platform/config.ts'
import type { CompanyChoices } from '@mandato/contract/company/letterhead'
import { paymentCodes } from './payment-codes.ts'

/** Where the invented manufacturer has its seat. */
const seat = { address: 'Via dei Falegnami 18', postal_code: '61025', city: 'Montelabbate', province: 'PU' }

/** The invented manufacturer's letterhead; never beside the name of a real one. */
const invented: CompanyChoices = {
  tagline: 'Cucine ed elettrodomestici',
  name: 'Noce e Cotto Cucine S.p.A. (azienda dimostrativa)',
  address: `${seat.address}, ${seat.postal_code} ${seat.city} (${seat.province})`,
  legal: 'Azienda inventata per la dimostrazione del portale',
  forms_mail: 'schede@noceecotto.example',
}

/** Whether the screens show another name than the product's: until then there is no letterhead. */
const isNamed = ({ brandName, portalName }: Config): boolean => brandName !== portalName

/** Who sells in electronic invoices: the company at the head of the papers. */
export const sellerOf = (config: Config) => ({
  name: isNamed(config) ? invented.name : config.brandName,
  ...seat,
})

/** What the demonstration company has chosen, by group. */
export const choicesOf = (config: Config) => [
  { key: 'sheets', value: JSON.stringify({ payment_codes: paymentCodes }) },
  ...(isNamed(config) ? [{ key: 'company', value: JSON.stringify(invented) }] : []),
]
