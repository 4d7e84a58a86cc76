import { provinces } from '@mandato/contract/fields/provinces'
import type { Choice } from '../../ui/countries.ts'

/** The Italian provinces: found by their letters and by their name. */
export const provinceChoices: Choice[] = provinces
  .filter((province) => !province.retired)
  .map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
