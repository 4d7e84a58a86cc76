import type { Town } from '../places/towns.ts'
import type { Random } from '../random.ts'
import { wordsOf } from '../words/by-country.ts'
import type { Shop } from './shop.ts'

type Named = Pick<Shop, 'name' | 'owner'>

/** One Italian shop in nine is a sole trader. */
const soleTraders = 0.11

/** The name as it stands over the door, without the legal form. */
export const tradeName = (name: string): string =>
  name.replace(/ (S\.\S+|SARL|SAS|EURL|GmbH.*|e\.K\.|OHG)$/, '')

/** Gives each shop a trade name that no other has. */
export function shopNamer(random: Random, taken: Set<string>): (town: Town) => Named {
  return (town) => {
    for (;;) {
      const named = proposal(random, town)
      const trade = tradeName(named.name)
      if (taken.has(trade)) continue
      taken.add(trade)
      return named
    }
  }
}

function proposal(random: Random, town: Town): Named {
  const { women, men, surnames, shops, forms } = wordsOf[town.country]
  const surname = random.pick(surnames)
  const name = random.pick(shops).replace('{surname}', surname).replace('{town}', town.name)
  // The surname of the owner is part of a sole trader's name by law.
  if (town.country !== 'IT' || !name.includes(surname) || !random.chance(soleTraders)) {
    return { name: `${name} ${random.pick(forms)}`, owner: null }
  }
  const female = random.chance(0.4)
  const given = random.pick(female ? women : men)
  return { name: `${name} di ${given} ${surname}`, owner: { given, surname, female } }
}
