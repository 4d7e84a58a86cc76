/**
 * Text as it is kept: each letter in one form (NFC), and nothing that cannot be seen. Controls cannot be printed;
 * marks that turn the writing direction or have no width hide what a person reads and signs. Line breaks and tabs
 * stay, and so do the joiners without which some scripts cannot be written.
 */
export const plainText = (raw: string): string =>
  raw
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim()
