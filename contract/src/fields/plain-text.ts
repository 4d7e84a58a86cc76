/** No writing needs more marks on one letter (UAX #15, stream-safe text); putting long runs in order takes quadratic time. */
const mostMarks = /(\p{M}{30})\p{M}+/gu

/** Each letter in one form (NFC), in time that grows with the length of the text alone. */
export const composed = (text: string): string => text.replace(mostMarks, '$1').normalize('NFC')

/**
 * Text as it is kept: each letter in one form, and nothing that cannot be seen. Controls cannot be printed;
 * marks that turn the writing direction or have no width hide what a person reads and signs. Line breaks and tabs
 * stay, and so do the joiners without which some scripts cannot be written.
 */
export const plainText = (raw: string): string =>
  composed(raw.replace(/\r\n?/g, '\n').replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')).trim()

/** Blanks around a text and letters written in parts (three characters for ế) go when it is cleaned. */
const roomToClean = 4

/**
 * The same for a field: what is far too long is not cleaned at all and stays too long.
 * @param max how many characters the field takes
 */
export const plainTextUpTo =
  (max: number, clean: (raw: string) => string = plainText) =>
  (raw: string): string =>
    raw.length > max * roomToClean ? raw : clean(raw)
