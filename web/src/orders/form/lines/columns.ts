/** What a column of a pasted table holds; a price is understood and left out, the price list says it. */
export type ColumnRole = 'code' | 'description' | 'quantity' | 'price'

/** How people head such columns, in the languages of the portal and in those of their spreadsheets. */
const heads: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'quantity',
    /^(q\.?\s?t[àa]|qt|qty|qté|quant|cant|pezzi|pz|pcs|pieces|pièces|piezas|n\.?\s?pezzi|nr|numero)/,
  ],
  ['price', /(prezz|price|prix|precio|import|amount|montant|total|sconto|discount|remise|descuento|€|eur)/],
  ['description', /(descr|désign|desig|denomin|nome|name|nom\b|nombre|article name|bezeich)/],
  ['code', /(cod|sku|articol|article|artículo|art\.?$|rif|réf|ref|item|model)/],
]

const roleOfHead = (cell: string): ColumnRole | null =>
  heads.find(([, pattern]) => pattern.test(cell.toLocaleLowerCase()))?.[0] ?? null

const isNumber = (cell: string): boolean => /^[€\s]*-?\d[\d.,\s]*[€\s]*$/.test(cell)

/** The roles a first row names; null where it is a line like the others. */
export function rolesOfHeader(cells: readonly string[]): (ColumnRole | null)[] | null {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length < 2 || filled.some(isNumber)) return null
  const roles = cells.map(roleOfHead)
  const named = new Set(roles.filter((role) => role !== null))
  // One word that sounds like a head may be a product; two different ones are heads.
  return named.size >= 2 ? roles.map((role, at) => (roles.indexOf(role) === at ? role : null)) : null
}

/** A whole number, however a spreadsheet writes it: `2`, `2,00`, `1.200`; null for anything else. */
export function quantityIn(cell: string): string | null {
  const plain = cell.replace(/\s/g, '')
  const whole = /^(\d{1,5})(?:[.,]0{1,3})?$/.exec(plain)?.[1]
  if (/^\d{1,2}[.,]\d{3}$/.test(plain) && !/[.,]000$/.test(plain)) return plain.replace(/[.,]/, '')
  return whole === undefined ? null : String(Number(whole))
}

const share = (cells: readonly string[], test: (cell: string) => boolean): number => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length
}
const isCode = (cell: string): boolean => /^\S{1,40}$/.test(cell) && /[\d-]/.test(cell)
const length = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0)

/** The roles of columns nobody named, by what stands in them. */
export function rolesByContent(columns: readonly (readonly string[])[]): (ColumnRole | null)[] {
  const roles: (ColumnRole | null)[] = columns.map(() => null)
  const open = () => columns.flatMap((cells, at) => (roles[at] === null && length(cells) > 0 ? [at] : []))
  const give = (at: number | undefined, role: ColumnRole) => {
    if (at !== undefined) roles[at] = role
  }
  const cellsAt = (at: number) => columns[at] ?? []
  const numeric = open().filter((at) => share(cellsAt(at), isNumber) > 0.7)
  const whole = numeric.filter((at) => share(cellsAt(at), (cell) => quantityIn(cell) !== null) > 0.7)
  const price = numeric.find((at) => !whole.includes(at))
  const words = open().filter((at) => !numeric.includes(at))
  // Two columns of whole numbers: quantities are the smaller ones. Alone, numbers may be all there is: then they are words.
  if (words.length > 0 || numeric.length > 1)
    give(whole.toSorted((a, b) => length(cellsAt(a)) - length(cellsAt(b)))[0], 'quantity')
  for (const at of numeric)
    if (roles[at] === null && (price !== undefined || words.length > 0)) give(at, 'price')
  const [longest] = words.toSorted((a, b) => length(cellsAt(b)) - length(cellsAt(a)))
  const code = words.find((at) => share(cellsAt(at), isCode) > 0.7 && words.length > 1)
  give(code ?? (words.length > 1 ? words.find((at) => at !== longest) : undefined), 'code')
  const rest = open().filter((at) => !numeric.includes(at))
  give(rest.includes(longest ?? -1) ? longest : (rest.at(-1) ?? open()[0]), 'description')
  return roles
}
