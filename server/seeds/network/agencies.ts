import { countries, type Country } from '../places/area.ts'
import { forAddress } from '../words/plain.ts'

const budgetKinds = ['year', 'months', 'clients'] as const

/** An agency and what its story shall look like in the figures. */
export interface Agency {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly seat: string
  /** The territory in words; it stands in the column `region`. */
  readonly region: string
  readonly country: Country
  /** Codes of the areas whose shops are the agency's. */
  readonly areas: readonly string[]
  readonly shops: number
  readonly agents: number
  /** Thousands of euros in the year before the last. */
  readonly revenue: number
  /** Percent, each of the last two years on the one before. */
  readonly growth: readonly [number, number]
  /** How much of the budget of the last year is reached, percent. */
  readonly reached: number
  /** How its budget was given: for the year, by month, or only for each client. */
  readonly budget: (typeof budgetKinds)[number]
}

// Code, name, seat, territory, country, areas, shops, agents, thousands of euros in the year before the last,
// growth then and in the last, budget reached, how the budget was given.
const table = `
  0217 | Ferri Rappresentanze | Treviso | Veneto Est | IT | TV VE BL PN UD GO TS | 92 | 4 | 3842 | 3.2 4.4 | 98.8 | months
  0104 | Brambilla & Riva Agenti | Milano | Lombardia Ovest | IT | MI MB VA CO LC PV LO SO | 104 | 5 | 5214 | 4.1 3.9 | 99.4 | months
  0108 | Bonfanti Arredo Agenzia | Bergamo | Lombardia Est | IT | BG BS CR MN | 62 | 3 | 2740 | 5.6 6.2 | 103.1 | year
  0221 | Sartori Rappresentanze | Verona | Veneto Ovest e Trentino | IT | VR VI PD RO TN BZ | 68 | 3 | 3060 | 2.4 3.1 | 97.2 | year
  0132 | Gallo & Oddone Agenti | Torino | Piemonte e Valle d’Aosta | IT | TO CN AT AL BI VC NO VB AO | 64 | 3 | 2610 | -1.8 1.2 | 93.6 | year
  0139 | Ponente Agenti | Genova | Liguria | IT | GE SV IM SP | 30 | 1 | 1120 | 0.9 -3.4 | 90.3 | clients
  0226 | Emilia Interni Rappresentanze | Modena | Emilia | IT | MO RE PR PC BO FE | 62 | 3 | 2680 | 6.8 5.3 | 104.6 | months
  0231 | Malatesta Agenti | Rimini | Romagna e Marche | IT | RN FC RA PU AN MC AP FM | 52 | 3 | 2150 | 1.7 2.6 | 96.8 | year
  0243 | Lungarno Rappresentanze | Firenze | Toscana | IT | FI PO PT LU MS PI LI SI AR GR | 56 | 3 | 2390 | 3.9 4.8 | 100.7 | year
  0249 | Umbra Agenti | Perugia | Umbria e Alto Lazio | IT | PG TR VT RI | 26 | 1 | 930 | -2.1 -4.6 | 88.4 | year
  0255 | Castelli Rappresentanze | Roma | Lazio | IT | RM LT FR | 62 | 3 | 2620 | 4.4 2.2 | 98.1 | months
  0262 | Adriatica Sud Agenzia | Pescara | Abruzzo e Molise | IT | AQ TE PE CH CB IS | 28 | 1 | 1010 | 2.8 7.4 | 102.9 | clients
  0268 | Esposito & Amato Agenti | Napoli | Campania | IT | NA CE SA AV BN | 58 | 3 | 2180 | 1.1 0.4 | 94.7 | year
  0274 | Levante Rappresentanze | Bari | Puglia e Basilicata | IT | BA BT FG BR LE TA MT PZ | 52 | 3 | 1940 | 7.2 8.1 | 106.4 | year
  0281 | Stretto Agenti | Reggio Calabria | Calabria | IT | CS CZ KR VV RC | 22 | 1 | 690 | -4.2 -6.3 | 86.1 | year
  0286 | Trinacria Rappresentanze | Catania | Sicilia | IT | PA CT ME SR RG AG TP CL EN | 46 | 2 | 1620 | 3.1 5.9 | 101.8 | year
  0293 | Nuraghe Agenti | Cagliari | Sardegna | IT | CA SU OR NU SS | 24 | 1 | 840 | 0.3 1.9 | 95.5 | year
  0408 | Atelier Commercial Sud-Ouest | Bordeaux | Nouvelle-Aquitaine | FR | 16 17 24 33 40 47 64 86 87 31 82 | 46 | 3 | 1684 | 5.2 9.3 | 106.1 | year
  0412 | Rhône Cuisines Diffusion | Lyon | Auvergne-Rhône-Alpes | FR | 69 38 42 01 26 63 73 74 | 42 | 2 | 1460 | 2.6 3.7 | 99.9 | months
  0417 | Lefèvre & Moreau Agents | Lille | Hauts-de-France et Île-de-France | FR | 59 62 80 60 77 78 91 95 | 38 | 2 | 1310 | -0.7 2.9 | 96.2 | year
  0521 | Ibérica Cocinas Representaciones | Barcelona | Cataluña y Levante | ES | 08 17 43 25 46 12 03 | 48 | 3 | 1403 | 8.4 4.7 | 100.9 | year
  0527 | Centro Sur Representaciones | Madrid | Madrid y Andalucía | ES | 28 19 45 41 29 18 14 11 | 38 | 2 | 1180 | 6.1 6.9 | 102.7 | clients
  0312 | Kühlmann Objekt GmbH | München | Bayern und Baden-Württemberg | DE | 091 092 093 094 095 096 097 081 082 083 084 | 48 | 3 | 2970 | -3.3 -1.8 | 93.8 | year
  0318 | Brandt Küchenvertretung | Düsseldorf | Rhein-Ruhr und Hessen | DE | 051 053 055 057 059 064 065 066 | 32 | 2 | 1700 | 1.5 2.4 | 97.7 | year`

/** Numbers 1 and 2 are those of the demonstration's two agents: no client of the one ever was the other's. */
export const agencies: readonly Agency[] = table
  .trim()
  .split('\n')
  .map((line, i): Agency => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [code = '', name = '', seat = '', region = '', country = '', areas = ''] = cells
    const [shops = 0, agents = 0, revenue = 0, , reached = 0] = cells.slice(6, 11).map(Number)
    const [before = 0, after = 0] = (cells[9] ?? '').split(' ').map(Number)
    return {
      id: i + 1,
      code,
      name,
      seat,
      region,
      country: oneOf(countries, country),
      areas: areas.split(' '),
      shops,
      agents,
      revenue,
      growth: [before, after],
      reached,
      budget: oneOf(budgetKinds, cells[11]),
    }
  })

/** What stands after the @ of its people. */
export const domainOf = (agency: Agency): string => `${forAddress(agency.name)}.example`

function oneOf<Word extends string>(words: readonly Word[], word: string | undefined): Word {
  const found = words.find((candidate) => candidate === word)
  if (!found) throw new Error(`none of ${words.join(', ')}: ${word}`)
  return found
}
