import { classesOf, type EnergyGroup, rangeOf } from '@mandato/contract/catalogue/energy'
import { type Random, randomFor } from '../random.ts'
import { products } from '../sales/products.ts'

export const applianceColumns = [
  'code',
  'name',
  'brand',
  'ean',
  'family_code',
  'energy_group',
  'energy_class',
  'eprel_number',
  'width_mm',
  'height_mm',
  'depth_mm',
  'weight_g',
  'price',
  'compatible_models',
] as const

interface Series {
  readonly prefix: string
  readonly family: string
  readonly group: EnergyGroup
  readonly name: string
  /** What tells one model from the next. */
  readonly kinds: readonly string[]
  readonly widths: readonly number[]
  readonly height: number
  readonly depth: number
  readonly kilograms: number
  readonly euros: number
}

const s = (
  prefix: string,
  family: string,
  group: EnergyGroup,
  name: string,
  kinds: readonly string[],
  [widths, height, depth]: readonly [readonly number[], number, number],
  [kilograms, euros]: readonly [number, number],
): Series => ({ prefix, family, group, name, kinds, widths, height, depth, kilograms, euros })

const series: readonly Series[] = [
  s(
    'FM',
    'E2',
    'oven',
    'Forno multifunzione',
    ['inox', 'vetro nero', 'pirolitico', 'grafite'],
    [[595], 595, 560],
    [34, 620],
  ),
  s(
    'FV',
    'E2',
    'oven',
    'Forno a vapore',
    ['con sonda', 'compatto', 'vetro nero'],
    [[595], 455, 560],
    [31, 990],
  ),
  s(
    'MW',
    'E2',
    'microwave',
    'Microonde da incasso',
    ['con grill', 'combinato'],
    [[595], 390, 330],
    [19, 420],
  ),
  s(
    'LS',
    'E2',
    'dishwasher',
    'Lavastoviglie da incasso',
    ['13 coperti', '14 coperti', 'terzo cesto', 'silenziosa'],
    [[448, 598], 815, 550],
    [38, 610],
  ),
  s(
    'LB',
    'E2',
    'washing_machine',
    'Lavatrice da incasso',
    ['8 kg', '9 kg a vapore'],
    [[598], 820, 580],
    [67, 720],
  ),
  s('LD', 'E2', 'washer_dryer', 'Lavasciuga da incasso', ['8 + 5 kg'], [[598], 820, 580], [72, 960]),
  s(
    'AS',
    'E2',
    'tumble_dryer',
    'Asciugatrice a pompa di calore',
    ['8 kg', '9 kg'],
    [[598], 845, 600],
    [52, 780],
  ),
  s(
    'PI',
    'PN',
    'hob',
    'Piano a induzione',
    ['4 zone', 'zona flessibile', 'bordo smussato'],
    [[590, 780], 54, 520],
    [11, 560],
  ),
  s('PG', 'PN', 'hob', 'Piano a gas', ['4 fuochi', '5 fuochi'], [[590, 750], 50, 510], [9, 360]),
  s('CP', 'PN', 'hood', 'Cappa a parete', ['inox', 'vetro', 'filtrante'], [[598, 898], 640, 460], [14, 380]),
  s('CI', 'PN', 'hood', 'Cappa a isola', ['inox', 'nera'], [[898], 700, 600], [22, 790]),
  s(
    'CS',
    'PN',
    'hood',
    'Cappa sottopensile',
    ['estraibile', 'a scomparsa'],
    [[520, 598], 180, 300],
    [8, 260],
  ),
  s(
    'FC',
    'PK',
    'refrigerator',
    'Frigocongelatore da incasso',
    ['no frost', 'statico', 'cerniera a traino'],
    [[540, 690], 1772, 545],
    [58, 880],
  ),
  s(
    'FA',
    'PK',
    'refrigerator',
    'Frigorifero a libera installazione',
    ['combinato', 'quattro porte'],
    [[595, 835], 2030, 660],
    [82, 1240],
  ),
  s(
    'CG',
    'PK',
    'freezer',
    'Congelatore da incasso',
    ['sottopiano', 'a colonna'],
    [[540, 598], 1220, 548],
    [44, 690],
  ),
  s(
    'CV',
    'PK',
    'wine_storage',
    'Cantina vino',
    ['46 bottiglie', 'due zone', '24 bottiglie'],
    [[295, 595], 885, 560],
    [46, 980],
  ),
]
const brands = ['Nardi Casa', 'Vetra', 'Altacucina', 'Brenta', 'Fornari']
const count = 400

/** Better classes are rarer; nothing is above what the market has. */
const classFor = (random: Random, group: EnergyGroup): string | null => {
  const range = rangeOf(group)
  if (!range) return null
  const classes = classesOf[range]
  const likely = range === 'A–G' ? [0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6] : [1, 1, 2, 2, 2, 3, 3, 4]
  return classes[random.pick(likely)] ?? null
}

/** The thirteenth digit of a code that begins with twelve. */
const gtin = (twelve: string): string => {
  const sum = Array.from(twelve).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

/** Of the families that the demonstration sells: the codes on its invoices, what it is being told by their letters. */
const sold = ['E2', 'PN', 'PK'].flatMap((family) => products[family] ?? [])

/** In orders and price lists alone, each with the series it belongs to: what is sold with a label is an appliance. */
const ordered = [
  ['FRN-60X', 'FM', 'Forno pirolitico 60, inox', 421],
  ['PIA-75I', 'PI', 'Piano a induzione 75', 487],
  ['LVS-60', 'LS', 'Lavastoviglie da incasso 60', 387],
  ['CAP-90', 'CP', 'Cappa a parete 90', 266],
] as const

/** 404 appliances: first those on the invoices, then the rest of each series, then those that are only ordered. */
export function applianceRows() {
  const random = randomFor('appliances')
  const taken = new Set<string>()
  const row = (one: Series, n: number, code: string, name: string, euros: number) => {
    taken.add(code)
    const energyClass = classFor(random, one.group)
    const width = random.pick(one.widths)
    return [
      code,
      name,
      brands[n % brands.length] ?? '',
      gtin(`8009${String(10_000_000 + n * 37)}`),
      one.family,
      one.group,
      energyClass,
      energyClass === null ? null : String(1_200_000 + n * 113),
      width,
      one.height,
      one.depth,
      one.kilograms * 1000 + (n % 9) * 250,
      // Some have no price of their own.
      n % 29 === 28 ? null : euros * 100,
      n % 4 === 0 ? `${one.prefix}-${String(40 + (n % 50))}` : '',
    ] as const
  }
  const known = sold.flatMap(({ code, name, euros }, n) => {
    const one = series.find(({ prefix }) => code.startsWith(`${prefix}-`))
    return one ? [row(one, n, code, name, euros)] : []
  })
  const others: ReturnType<typeof row>[] = []
  for (let n = known.length, turn = 0; n < count; turn += 1) {
    const one = series[turn % series.length]
    if (!one) break
    const code = `${one.prefix}-${String(101 + Math.floor(turn / series.length) * 3)}`
    if (taken.has(code)) continue
    const kind = one.kinds[Math.floor(turn / series.length) % one.kinds.length] ?? ''
    const euros = Math.round(one.euros * (0.75 + (turn % 40) / 60))
    others.push(row(one, n, code, `${one.name}, ${kind}`, euros))
    n += 1
  }
  const last = ordered.flatMap(([code, prefix, name, euros], at) => {
    const one = series.find((other) => other.prefix === prefix)
    return one ? [row(one, count + at, code, name, euros)] : []
  })
  return [...known, ...others, ...last]
}
