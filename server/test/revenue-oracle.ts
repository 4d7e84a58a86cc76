import type { Person } from '../src/platform/person.ts'
import type { Company, TestLine } from './revenue-company.ts'

/** What is asked, in the oracle's own words. */
export interface Ask {
  readonly person: Person
  readonly agency: number | undefined
  readonly client: number | undefined
  /** Only the clients assigned to this person today. */
  readonly agent?: number | undefined
  readonly assignment: 'year' | 'current'
}

/** The codes of specification §3, written down a second time on purpose. */
const codes: Readonly<Record<string, readonly string[]>> = {
  furniture: ['NN'],
  appliances: ['E2', 'PN', 'PK'],
  worktops: ['PJ', 'PL'],
  tables_chairs: ['PS'],
  premia: ['PR'],
  outdoor: ['OD'],
}
const known = Object.values(codes).flat()

export function countsIn(category: string, line: TestLine): boolean {
  if (category === 'total') return true
  if (category === 'expo') return line.expo
  if (category === 'worktops_jit') return line.family === 'PJ'
  if (category === 'other') return !known.includes(line.family)
  return (codes[category] ?? []).includes(line.family)
}

/** The agency asked about; for an agent always the own one. */
const agencyOf = ({ person, agency }: Ask): number =>
  (person.role === 'agent' ? person.agencyId : agency) ?? 0

const today = (company: Company, client: number) => {
  const found = company.clients.find(({ id }) => id === client)
  if (!found) throw new Error('unknown client')
  return found
}

/** Whether a person sees a client today. */
export function sees(company: Company, person: Person, client: number): boolean {
  const { agency, province } = today(company, client)
  if (person.role === 'admin') return true
  if (person.role === 'sales') return person.areas.length === 0 || person.areas.includes(`IT-${province}`)
  if (person.role === 'agent') return agency === person.agencyId
  return person.clientIds.includes(client)
}

export const seesAgency = (company: Company, person: Person, agency: number): boolean => {
  if (person.role === 'agent') return agency === person.agencyId
  if (person.role === 'admin' || (person.role === 'sales' && person.areas.length === 0)) return true
  return company.clients.some((client) => client.agency === agency && sees(company, person, client.id))
}

/** Whether a person may ask for the clients of another: never a customer, others where they see his agency. */
const mayChoose = (company: Company, person: Person, agent: number): boolean => {
  const agency = company.agents.find(({ id }) => id === agent)?.agency
  return person.role !== 'customer' && agency !== undefined && seesAgency(company, person, agency)
}

/** The lines an answer is made of. */
export function linesBehind(company: Company, lines: readonly TestLine[], ask: Ask): TestLine[] {
  const agency = agencyOf(ask)
  return lines.filter((line) => {
    const assigned = ask.assignment === 'year' ? line.agency : today(company, line.client).agency
    if (ask.person.role !== 'agent' && !sees(company, ask.person, line.client)) return false
    if (agency !== 0 && assigned !== agency) return false
    if (ask.agent !== undefined && today(company, line.client).agent !== ask.agent) return false
    return ask.client === undefined || line.client === ask.client
  })
}

/** Whether the answer is “not found”. */
export function isHidden(
  company: Company,
  lines: readonly TestLine[],
  ask: Ask,
  years: readonly number[],
): boolean {
  const agency = agencyOf(ask)
  if (ask.person.role === 'agent' && ask.agency && ask.agency !== ask.person.agencyId) return true
  if (agency !== 0 && !seesAgency(company, ask.person, agency)) return true
  if (ask.agent !== undefined && !mayChoose(company, ask.person, ask.agent)) return true
  if (ask.client === undefined) return false
  if (ask.agent !== undefined && today(company, ask.client).agent !== ask.agent) return true
  if (!sees(company, ask.person, ask.client)) return true
  if (agency === 0 || today(company, ask.client).agency === agency) return false
  return !lines.some(
    (line) =>
      line.client === ask.client && line.agency === agency && years.includes(Number(line.date.slice(0, 4))),
  )
}

/** Sums lines one by one, exactly. Cents. */
export function add(lines: readonly TestLine[]): number {
  let total = 0n
  for (const line of lines) total += BigInt(line.cents)
  return Number(total)
}

/** The last day that counts: a day that a year does not have is the one before it. */
function lastDay(year: number, cut: string): string {
  const leap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${cut === '02-29' && !leap ? '02-28' : cut}`
}

const inYear = (lines: readonly TestLine[], year: number) =>
  lines.filter((line) => line.date.startsWith(`${year}-`))

export const whole = (lines: readonly TestLine[], year: number): number => add(inYear(lines, year))
export const until = (lines: readonly TestLine[], year: number, cut: string): number =>
  add(inYear(lines, year).filter((line) => line.date <= lastDay(year, cut)))

export const monthsOf = (lines: readonly TestLine[], year: number): number[] =>
  Array.from({ length: 12 }, (_, i) =>
    add(inYear(lines, year).filter((line) => line.date.slice(5, 7) === String(i + 1).padStart(2, '0'))),
  )

/** Percent with one decimal, half away from zero, by long division on decimal digits. */
export function change(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null
  const difference = BigInt(now) - BigInt(before)
  const size = (difference < 0n ? -difference : difference) * 1000n
  const by = BigInt(before < 0 ? -before : before)
  let tenths = size / by
  if ((size % by) * 2n >= by) tenths += 1n
  const text = `${tenths / 10n}.${tenths % 10n}`
  return tenths === 0n ? 0 : Number(difference < 0n ? `-${text}` : text)
}
