/** Letters without accents. */
export const plainLetters = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/** For the part of an address before or after the @: `La Bottega di Sàn` → `la-bottega-di-san`. */
export const forAddress = (text: string): string =>
  plainLetters(text.replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
