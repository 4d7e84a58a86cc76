const families = ['NN', 'E2', 'PN', 'PK', 'PJ', 'PL', 'PS', 'PR', 'OD', 'ZZ']
const articles = [
  'HANGING HEART T-LIGHT HOLDER',
  '"LUNCH BOX, RETRO SPOT"',
  'SET OF 6 SPICE TINS',
  'DOORMAT',
  'CAKE STAND REGENCY',
]
const perInvoice = 20

/** Invoice lines of four years as an ERP writes them: invoices of twenty lines in the order of their days, one in ten a credit note. */
export function* erpLines(count: number, clients: readonly string[]): Generator<string> {
  yield 'invoice_number,line,date,client_code,product_code,family_code,description,quantity,amount,expo\n'
  const invoices = Math.ceil(count / perInvoice)
  let block = ''
  for (let n = 0; n < count; n += 1) {
    const invoice = Math.floor(n / perInvoice)
    // A multiplicative hash stands in for chance: the same file on every machine.
    const chance = (Math.imul(n + 1, 0x9e3779b1) >>> 0) % 1_000_000
    const day = new Date(Date.UTC(2019, 0, 1) + Math.floor((invoice / invoices) * 1461) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const client = clients[(Math.imul(invoice + 1, 0x85ebca6b) >>> 0) % clients.length]
    const credit = invoice % 10 === 0
    const quantity = (credit ? -1 : 1) * (1 + (chance % 24))
    const amount = `${quantity < 0 ? '-' : ''}${Math.abs(quantity) * (chance % 40)}.${String(chance % 100).padStart(2, '0')}`
    block += `${credit ? 'C' : ''}${100_000 + invoice},${1 + (n % perInvoice)},${day},${client},${22_000 + (chance % 4_000)}B,${families[chance % 10]},${articles[chance % 5]},${quantity},${amount},${chance % 50 === 0 ? 1 : 0}\n`
    if (block.length > 65_536) {
      yield block
      block = ''
    }
  }
  yield block
}
