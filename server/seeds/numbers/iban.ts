import { checkLetter } from '@mandato/contract/fields/check-digits'
import type { Country } from '../places/area.ts'
import type { Random } from '../random.ts'

/** Banks that do not exist, with codes no bank has. */
const banks: Readonly<Record<Country, readonly (readonly [code: string, name: string])[]>> = {
  IT: [
    ['99101', 'Banca del Brenta'],
    ['99102', 'Credito Adriatico'],
    ['99103', 'Cassa di Valdombra'],
    ['99104', 'Banca delle Colline'],
    ['99105', 'Banco di Capo Faro'],
  ],
  FR: [
    ['99201', 'Crédit des Deux Rives'],
    ['99202', 'Banque du Clocher'],
    ['99203', 'Caisse des Coteaux'],
  ],
  ES: [
    ['9931', 'Banco del Olivar'],
    ['9932', 'Caja de las Ramblas'],
    ['9933', 'Crédito de la Meseta'],
  ],
  DE: [
    ['99041000', 'Handelsbank Isartal'],
    ['99042000', 'Bürgerkasse Lindenau'],
    ['99043000', 'Werkbank Rheinufer'],
  ],
}

/** An account: the bank's name, and an IBAN whose check digits are right, the country's own included. */
export function bankAccount(random: Random, country: Country): { bank: string; iban: string } {
  const [code, bank] = random.pick(banks[country])
  const digits = (length: number): string => Array.from({ length }, () => String(random.whole(0, 9))).join('')
  const bban = nationalNumber[country](code, digits)
  const check = String(98 - remainder(bban + country + '00')).padStart(2, '0')
  return { bank, iban: `${country}${check}${bban}` }
}

type National = (code: string, digits: (length: number) => string) => string

const nationalNumber: Readonly<Record<Country, National>> = {
  IT: (abi, digits) => {
    const number = `${abi}${digits(5)}000${digits(9)}`
    return checkLetter(number) + number
  },
  FR: (code, digits) => {
    const [branch, account] = [digits(5), digits(11)]
    const key = 97 - ((89 * Number(code) + 15 * Number(branch) + 3 * Number(account)) % 97)
    return `${code}${branch}${account}${String(key).padStart(2, '0')}`
  },
  ES: (code, digits) => {
    const [office, account] = [digits(4), digits(10)]
    return `${code}${office}${spanishCheck(`00${code}${office}`)}${spanishCheck(account)}${account}`
  },
  DE: (code, digits) => `${code}${digits(10)}`,
}

const spanishWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
function spanishCheck(digits: string): number {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, i) => total + digit * (spanishWeights[i] ?? 0),
    0,
  )
  const check = 11 - (sum % 11)
  return check === 11 ? 0 : check === 10 ? 1 : check
}

/** ISO 7064, MOD 97-10; letters count as 10 to 35. */
const remainder = (text: string): number =>
  Array.from(text).reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
