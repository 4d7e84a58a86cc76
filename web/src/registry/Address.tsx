import { countryName } from '@mandato/contract/fields/country-names'
import { besideTown } from '@mandato/contract/fields/province'
import { useLanguage } from '../platform/i18n/useLanguage.ts'

interface Props {
  address: string | null
  postal_code: string | null
  city: string | null
  province: string | null
  country: string
  /** The country of its owner: an address in the same country does not name it. */
  home: string
}

/** An address in two lines: street, then town; the country where it is another. */
export function Address({ address, postal_code: postalCode, city, province, country, home }: Props) {
  const language = useLanguage()
  const town = [postalCode, city, besideTown(city, province) && `(${province})`].filter(Boolean).join(' ')
  const abroad = country !== home && countryName(country, language)
  return (
    <>
      {address}
      {address && town && <br />}
      {town}
      {abroad && `, ${abroad}`}
    </>
  )
}
