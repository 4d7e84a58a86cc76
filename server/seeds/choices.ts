import type { Config } from '../src/platform/config.ts'
import type { SheetSettings } from '../src/sheets/settings.ts'
import { paymentCodes } from './payment-codes.ts'

/** The invented manufacturer's letterhead; never beside the name of a real one. */
const invented: SheetSettings['letterhead'] = {
  tagline: 'Cucine ed elettrodomestici',
  name: 'Noce e Cotto Cucine S.p.A. (azienda dimostrativa)',
  address: 'Via dei Falegnami 18, 61025 Montelabbate (PU)',
  legal: 'Azienda inventata per la dimostrazione del portale',
  forms_mail: 'schede@noceecotto.example',
}

/** What the demonstration company has chosen about its sheets. */
export const choicesOf = ({ brandName, portalName }: Config): Partial<SheetSettings> => ({
  payment_codes: paymentCodes,
  // The screens show the product's name until another one is set.
  ...(brandName !== portalName && { letterhead: invented }),
})
