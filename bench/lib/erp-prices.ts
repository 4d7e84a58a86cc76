import { bookName } from './many-prices.ts'

/** How the codes of the file begin. */
export const erpCode = 'EP'
const lists = 10

/** Ten price lists in one file as an ERP writes them: article by article, each in every list. */
export function* erpPrices(count: number): Generator<string> {
  yield 'list,code,valid_from,description,family_code,price,currency,unit,valid_to\n'
  let block = ''
  for (let n = 0; n < count; n += 1) {
    const article = Math.floor(n / lists)
    // A multiplicative hash stands in for chance: the same file on every machine.
    const chance = (Math.imul(n + 1, 0x9e3779b1) >>> 0) % 1_000_000
    const code = `${erpCode}.${String(article).padStart(6, '0')}-${article % 90}`
    block += `LIST-${n % lists},${code},2026-01-01,${bookName(article)},NN,${chance % 4_000}.${String(chance % 100).padStart(2, '0')},EUR,pz,\n`
    if (block.length > 65_536) {
      yield block
      block = ''
    }
  }
  yield block
}
