/** A value of a CSV file (RFC 4180) for a program: it stands as it is. */
export const csvValue = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** The same for people: text that a spreadsheet would take for a formula gets an apostrophe (OWASP, CSV injection). */
export const spreadsheetValue = (text: string): string =>
  csvValue(/^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text)
