import { checkLetter } from '@mandato/contract/fields/check-digits'
import type { Random } from '../random.ts'
import { plainLetters } from '../words/plain.ts'

const months = 'ABCDEHLMPRST'
/** Cadastral codes of Roma, Milano, Torino, Venezia, Treviso, Bologna, Firenze, Napoli, Bari, Palermo. */
const birthPlaces = ['H501', 'F205', 'L219', 'L736', 'L407', 'A944', 'D612', 'F839', 'A662', 'G273']

/** The tax code of a sole trader, made from the name and an invented birth. */
export function taxCode(random: Random, given: string, surname: string, female: boolean): string {
  const year = String(random.whole(50, 92))
  const month = months.charAt(random.whole(0, 11))
  const day = String(random.whole(1, 28) + (female ? 40 : 0)).padStart(2, '0')
  const body = `${surnameLetters(surname)}${givenLetters(given)}${year}${month}${day}${random.pick(birthPlaces)}`
  return body + checkLetter(body)
}

const split = (name: string): { consonants: string; vowels: string } => {
  const letters = plainLetters(name)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  return { consonants: letters.replace(/[AEIOU]/g, ''), vowels: letters.replace(/[^AEIOU]/g, '') }
}

function surnameLetters(surname: string): string {
  const { consonants, vowels } = split(surname)
  return `${consonants}${vowels}XXX`.slice(0, 3)
}

/** Of four consonants or more the second is left out. */
function givenLetters(given: string): string {
  const { consonants, vowels } = split(given)
  const chosen = consonants.length > 3 ? consonants.charAt(0) + consonants.slice(2) : consonants
  return `${chosen}${vowels}XXX`.slice(0, 3)
}
