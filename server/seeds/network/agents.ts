import { mobileNumber } from '../numbers/phone.ts'
import { randomFor, type Random } from '../random.ts'
import { wordsOf } from '../words/by-country.ts'
import { forAddress } from '../words/plain.ts'
import { domainOf, type Agency } from './agencies.ts'

export interface Agent {
  readonly id: number
  readonly agency: Agency
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The first agent of agencies 1 and 2 signs in; the others only have a name. */
const signingIn: Readonly<Record<number, Pick<Agent, 'id' | 'name' | 'email'>>> = {
  1: { id: 3, name: 'Giulia Ferri', email: 'agent@mandato.example' },
  2: { id: 4, name: 'Luca Brambilla', email: 'agent2@mandato.example' },
}
/** Ids below belong to those who sign in. */
const firstId = 8

/** The agents, agency by agency. */
export function appointAgents(agencies: readonly Agency[]): readonly Agent[] {
  const random = randomFor('agents')
  const taken = new Set<string>()
  let id = firstId
  return agencies.flatMap((agency) =>
    Array.from({ length: agency.agents }, (_, i): Agent => {
      const phone = mobileNumber(random, agency.country)
      const known = i === 0 ? signingIn[agency.id] : undefined
      if (known) return { ...known, agency, phone }
      const name = unusedName(random, agency, taken)
      const email = `${name.split(' ').map(forAddress).join('.')}@${domainOf(agency)}`
      return { id: id++, agency, name, email, phone }
    }),
  )
}

function unusedName(random: Random, { country }: Agency, taken: Set<string>): string {
  const { women, men, surnames } = wordsOf[country]
  for (;;) {
    const name = `${random.pick(random.chance(0.35) ? women : men)} ${random.pick(surnames)}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
