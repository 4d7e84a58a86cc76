import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { amountCents, clientCode, euros, familyOf } from './rules.ts'
import { type SourceLine, sourceLines } from './source.ts'
import { regions, townDrawer } from './towns.ts'

/**
 * Turns the file “Online Retail” into the three ERP files of the portal:
 * `node bench/uci/convert.ts <csv.gz> <folder>` writes agencies.csv, clients.csv and invoices.csv.gz.
 * Lines without a customer stay in, without a client: the portal rejects and counts them.
 */
const quoted = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
const row = (...cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(String(cell))).join(',')}\n`

const invoiceHeader =
  'invoice_number,line,date,client_code,product_code,family_code,description,quantity,amount\n'

async function* invoices(
  lines: AsyncIterable<SourceLine>,
  seen: (line: SourceLine) => void,
): AsyncGenerator<string> {
  const numbers = new Map<string, number>()
  yield invoiceHeader
  for await (const line of lines) {
    seen(line)
    const { InvoiceNo, StockCode, Description, Quantity, InvoiceDate, UnitPrice, CustomerID } = line
    // The file has no line numbers: they are counted in its order.
    const number = (numbers.get(InvoiceNo) ?? 0) + 1
    numbers.set(InvoiceNo, number)
    const amount = euros(amountCents(Quantity, UnitPrice))
    yield row(
      InvoiceNo,
      number,
      InvoiceDate.slice(0, 10),
      clientCode(CustomerID),
      StockCode,
      familyOf(StockCode),
      Description,
      Quantity,
      amount,
    )
  }
}

async function convert(source: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  // The first country in the file wins: a few customers bought from two.
  const countries = new Map<string, string>()
  let lines = 0
  let without = 0
  const seen = ({ CustomerID, Country }: SourceLine) => {
    lines += 1
    if (CustomerID === '') without += 1
    else if (!countries.has(CustomerID)) countries.set(CustomerID, Country)
  }
  await pipeline(
    invoices(sourceLines(source), seen),
    createGzip({ level: 6 }),
    createWriteStream(join(folder, 'invoices.csv.gz')),
  )
  const town = townDrawer()
  const clients = [...countries]
    .map(([customer, country]) => ({ code: clientCode(customer), ...town(clientCode(customer), country) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const used = regions.filter((region) => clients.some((client) => client.region === region))
  const agency = new Map(used.map((region, i) => [region, `U${String(i + 1).padStart(3, '0')}`]))
  await write(folder, 'agencies.csv', [
    row('code', 'business_name', 'region', 'country'),
    ...used.map((region) => row(agency.get(region) ?? '', `Agenzia ${region}`, region, 'IT')),
  ])
  await write(folder, 'clients.csv', [
    row('code', 'agency_code', 'business_name', 'city', 'province', 'country', 'status'),
    ...clients.map(({ code, region, city, province, country }) =>
      row(code, agency.get(region) ?? '', `Negozio ${code}`, city, province, country, 'active'),
    ),
  ])
  console.log(
    `${used.length} agencies, ${clients.length} clients, ${lines} invoice lines, of them ${without} without a client`,
  )
}

const write = (folder: string, name: string, rows: readonly string[]): Promise<void> =>
  pipeline(rows, createWriteStream(join(folder, name)))

const [source, folder] = process.argv.slice(2)
if (!source || !folder) {
  console.error('usage: node bench/uci/convert.ts <online_retail.csv.gz> <folder>')
  process.exitCode = 2
} else await convert(source, folder)
