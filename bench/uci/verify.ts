import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceLines } from './source.ts'

/**
 * Sums the source file by itself and compares with what the portal shows, to the cent, for the network and for each
 * agency: `node bench/uci/verify.ts <csv.gz> <folder of convert.ts> <address of the portal>`. Signs in with
 * PORTAL_USER and PORTAL_PASSWORD, or takes PORTAL_TOKEN.
 *
 * Deliberately shares no arithmetic with the converter: amounts are counted in tenths of a cent here.
 */
type Totals = Map<string, bigint>
const add = (totals: Totals, key: string, cents: bigint) => totals.set(key, (totals.get(key) ?? 0n) + cents)

/** Price in tenths of a cent: the file has up to three decimals. */
function millis(price: string): bigint {
  const negative = price.startsWith('-')
  const [whole, decimals = ''] = price.replace('-', '').split('.')
  const value = BigInt(`${whole}${decimals.padEnd(3, '0')}`)
  if (decimals.length > 3) throw new Error(`a price with more than three decimals: ${price}`)
  return negative ? -value : value
}

/** To the cent, half away from zero. */
function roundTenths(tenths: bigint): bigint {
  const rest = tenths % 10n
  const down = (tenths - rest) / 10n
  if (rest >= 5n) return down + 1n
  return rest <= -5n ? down - 1n : down
}

function agenciesOfClients(folder: string): Map<string, string> {
  const [, ...rows] = readFileSync(join(folder, 'clients.csv'), 'utf8').trim().split('\n')
  return new Map(rows.map((line) => [line.slice(0, 6), line.slice(7, 11)]))
}

/** Keys are `2011` for the network and `2011 U001` for an agency. */
async function countSource(
  path: string,
  agencyOf: ReadonlyMap<string, string>,
): Promise<{ totals: Totals; without: number }> {
  const totals: Totals = new Map()
  let without = 0
  for await (const line of sourceLines(path)) {
    if (line.CustomerID === '') {
      without += 1
      continue
    }
    const cents = roundTenths(BigInt(line.Quantity) * millis(line.UnitPrice))
    const year = line.InvoiceDate.slice(0, 4)
    add(totals, year, cents)
    add(totals, `${year} ${agencyOf.get(line.CustomerID.padStart(6, '0'))}`, cents)
  }
  return { totals, without }
}

interface FigureRow {
  readonly code?: string | null
  readonly curr_ytd: number
}

const cents = (shown: number): bigint => BigInt(Math.round(shown * 100))

async function portalTotals(address: string, token: string, years: readonly string[]): Promise<Totals> {
  const totals: Totals = new Map()
  for (const year of years) {
    const url = `${address}/api/v1.0/sales/current/detail?year=${year}&prev_year=${Number(year) - 1}&cut=12-31`
    const { args } = (await (await fetch(url, { headers: { token } })).json()) as {
      args: { response?: FigureRow[]; error?: unknown }
    }
    if (!args.response) throw new Error(JSON.stringify(args.error))
    for (const row of args.response) {
      if (!row.code || row.curr_ytd === 0) continue
      add(totals, year, cents(row.curr_ytd))
      add(totals, `${year} ${row.code}`, cents(row.curr_ytd))
    }
  }
  return totals
}

async function signIn(address: string): Promise<string> {
  const { PORTAL_TOKEN: token, PORTAL_USER: user, PORTAL_PASSWORD: password } = process.env
  if (token) return token
  const answer = await fetch(`${address}/api/v1.0/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, password }),
  })
  const { args } = (await answer.json()) as { args: { response?: { token: string }; error?: unknown } }
  if (!args.response) throw new Error(JSON.stringify(args.error))
  return args.response.token
}

async function verify(source: string, folder: string, address: string): Promise<boolean> {
  const { totals: counted, without } = await countSource(source, agenciesOfClients(folder))
  const years = [...counted.keys()].filter((key) => key.length === 4)
  const shown = await portalTotals(address, await signIn(address), years)
  const keys = [...new Set([...counted.keys(), ...shown.keys()])]
    .filter((key) => (counted.get(key) ?? 0n) !== 0n || shown.has(key))
    .toSorted()
  const wrong = keys.filter((key) => (counted.get(key) ?? 0n) !== (shown.get(key) ?? 0n))
  for (const key of keys) {
    const mark = wrong.includes(key) ? '✗' : '✓'
    if (key.length === 4 || mark === '✗')
      console.log(
        `${mark} ${key.padEnd(10)} file ${counted.get(key) ?? 0n}  portal ${shown.get(key) ?? 0n}  (cents)`,
      )
  }
  console.log(
    `${keys.length - wrong.length} of ${keys.length} figures equal to the cent; ${without} lines without a customer left out`,
  )
  return wrong.length === 0
}

const [source, folder, address] = process.argv.slice(2)
if (!source || !folder || !address) {
  console.error(
    'usage: node bench/uci/verify.ts <online_retail.csv.gz> <folder of convert.ts> <http://localhost:4100>',
  )
  process.exitCode = 2
} else if (!(await verify(source, folder, address.replace(/\/$/, '')))) process.exitCode = 1
