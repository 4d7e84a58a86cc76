/** The codes in a pasted text: one on a line, or parted by commas, semicolons, blanks or the tabs of a sheet. */
export const codesIn = (pasted: string): string[] => [
  ...new Set(
    pasted
      .split(/[\s,;]+/)
      .map((code) => code.trim().toUpperCase())
      .filter((code) => code !== ''),
  ),
]

interface Coded {
  readonly code: string
}

/** Whom the pasted codes name, and which of them name nobody; leading zeros may be missing, as sheets drop them. */
export function namedBy<Row extends Coded>(
  pasted: string,
  rows: readonly Row[],
): { readonly found: Row[]; readonly unknown: string[] } {
  const plain = (code: string) => code.toUpperCase().replace(/^0+(?=.)/, '')
  const byCode = new Map(rows.map((row) => [plain(row.code), row]))
  const found: Row[] = []
  const unknown: string[] = []
  for (const code of codesIn(pasted)) {
    const row = byCode.get(plain(code))
    if (!row) unknown.push(code)
    else if (!found.includes(row)) found.push(row)
  }
  return { found, unknown }
}
