/** One invoice line with what an independent count needs; amounts in cents. */
export interface QuirkyLine {
  readonly number: string
  readonly line: number
  readonly date: string
  readonly client: string
  readonly family: string
  readonly quantity: number
  readonly cents: bigint
}

const families = ['NN', 'E2', 'PN', 'PK', 'PJ', 'PL', 'PS', 'PR', 'OD', 'ZZ', 'POST', 'gift_0001']

/** A small generator with a fixed seed (mulberry32), so that a failing file can be made again. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Invoices with what real ones have: credit notes with a C, lines without a customer, the same article twice in one
 * invoice, prices of 0, odd families, and a huge sale that is cancelled within the hour.
 */
export function quirkyLines(count: number, clients: readonly string[], seed = 20_251_117): QuirkyLine[] {
  const next = random(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const lines: QuirkyLine[] = []
  for (let invoice = 536_365; lines.length < count; invoice += 1) {
    const credit = next() < 0.1
    const client = next() < 0.2 ? '' : pick(clients)
    const date = `${2024 + Math.floor(next() * 2)}-${String(1 + Math.floor(next() * 10)).padStart(2, '0')}-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`
    const length = 1 + Math.floor(next() * 12)
    for (let line = 1; line <= length && lines.length < count; line += 1) {
      const quantity = (credit ? -1 : 1) * (1 + Math.floor(next() * 24))
      const price = next() < 0.02 ? 0 : Math.floor(next() * 20_000)
      lines.push({
        number: credit ? `C${invoice}` : String(invoice),
        line,
        date,
        client,
        family: pick(families),
        quantity,
        cents: BigInt(quantity) * BigInt(price),
      })
    }
  }
  const huge = {
    line: 1,
    date: '2025-10-09',
    client: clients[0] ?? '',
    family: 'NN',
    quantity: 80_995,
    cents: 16_846_960n,
  }
  return [
    ...lines,
    { ...huge, number: '581483' },
    { ...huge, number: 'C581484', quantity: -80_995, cents: -16_846_960n },
  ]
}

const euros = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const quirkyCsv = (lines: readonly QuirkyLine[]): string =>
  [
    'invoice_number,line,date,client_code,product_code,family_code,description,quantity,amount',
    ...lines.map(({ number, line, date, client, family, quantity, cents }) =>
      [
        number,
        line,
        date,
        client,
        `${line}A`,
        family,
        line % 7 === 0 ? '"SET OF 3, ""RETRO"" BOXES"' : 'LANTERN',
        quantity,
        euros(cents),
      ].join(','),
    ),
  ].join('\n')
