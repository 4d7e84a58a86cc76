import type { Area, Country } from '../places/area.ts'
import type { Random } from '../random.ts'

const calling: Readonly<Record<Country, string>> = { IT: '+39', FR: '+33', ES: '+34', DE: '+49' }
/** Beginnings of mobile numbers; the French one is kept by the regulator for films and books. */
const mobile: Readonly<Record<Country, readonly string[]>> = {
  IT: ['328', '333', '338', '347', '349', '366'],
  FR: ['63998'],
  ES: ['612', '634', '655', '678'],
  DE: ['151', '160', '170', '175'],
}

/** A number like those of the area, as the import stores it: `+390422555` and four digits. */
export const landline = (random: Random, country: Country, area: Area): string =>
  number(random, country, area.dial)

export const mobileNumber = (random: Random, country: Country): string =>
  number(random, country, random.pick(mobile[country]))

/** In France and Spain nine digits in all; 555 as in films, so that nobody is disturbed. */
function number(random: Random, country: Country, prefix: string): string {
  const last = String(random.whole(0, 9_999)).padStart(4, '0')
  const middle = country === 'FR' ? '' : country === 'ES' ? '555'.slice(0, 5 - prefix.length) : '555'
  return calling[country] + prefix + middle + last
}
