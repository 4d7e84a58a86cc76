import { provincesOfPostalCode } from '@mandato/contract/fields/italian-postal-code'
import { provinces } from '@mandato/contract/fields/provinces'
import type { Choice } from '../../ui/countries.ts'
import { dot } from '../../ui/dot.ts'

/** The Italian provinces: found by their letters and by their name. */
export const provinceChoices: Choice[] = provinces
  .filter((province) => !province.retired)
  .map(({ code, name }) => ({ value: code, label: `${code}${dot}${name}` }))

/**
 * The provinces that fit what is typed: those of the postal code beside it first, then the one with just these
 * letters, then those whose name begins so.
 */
export function provincesFor(typed: string, postalCode: string): Choice[] {
  const search = typed.trim().toLowerCase()
  const own = provincesOfPostalCode(postalCode)
  const rank = ({ value, label }: Choice) => {
    if (own.includes(value)) return 0
    if (value.toLowerCase() === search) return 1
    return label.toLowerCase().includes(`· ${search}`) ? 2 : 3
  }
  return provinceChoices
    .filter(({ label }) => label.toLowerCase().includes(search))
    .toSorted((a, b) => rank(a) - rank(b))
}
