import { applianceRows } from '../catalogue/appliances.ts'
import { products } from '../sales/products.ts'

/** An article as the company's price lists have it; `euros` is the price of the Italian list. */
export interface Article {
  readonly code: string
  readonly description: string
  readonly dimensions: string
  readonly finish: string
  readonly family: string
  readonly unit: string
  readonly euros: number
  /** Made to measure: in no list. */
  readonly measured?: true
}

interface Element {
  readonly code: (width: number) => string
  readonly name: (width: number) => string
  readonly widths: readonly number[]
  readonly height: number
  readonly depth: number
  readonly euros: number
}

const element = (
  [code, name]: readonly [string, string],
  widths: readonly number[],
  [height, depth]: readonly [number, number],
  euros: number,
): Element => ({
  code: (width) => code.replace('*', String(width)),
  name: (width) => name.replace('*', String(width)),
  widths,
  height,
  depth,
  euros,
})

const narrow = [15, 30, 45, 60]
const usual = [45, 60, 80, 90]
const columns = [45, 60]
const elements: readonly Element[] = [
  element(['B*-1A', 'Base *, un’anta'], narrow, [72, 58], 214),
  element(['B*-2C', 'Base *, due cestoni, gola'], [60, 80, 90, 120], [72, 58], 392),
  element(['B*-3C', 'Base *, tre cassettoni, gola'], [45, 60, 80, 90, 120], [72, 58], 468),
  element(['B*-L', 'Base lavello *'], [60, 80, 90], [72, 58], 238),
  element(['B*-A', 'Base angolo *'], [90, 105], [72, 58], 412),
  element(['BF*-72', 'Base forno sottopiano *'], [60], [72, 58], 262),
  element(['P*-72', 'Pensile *, un’anta H 72'], narrow, [72, 35], 168),
  element(['P*-96', 'Pensile *, un’anta H 96'], narrow, [96, 35], 204),
  element(['PV*-48', 'Pensile * a ribalta H 48'], usual, [48, 35], 318),
  element(['PS*-72', 'Pensile scolapiatti *'], usual, [72, 35], 276),
  element(['CF*-216', 'Colonna forno e microonde * H 216'], columns, [216, 58], 890),
  element(['CF*-240', 'Colonna forno e microonde * H 240'], columns, [240, 58], 978),
  element(['CF*S-216', 'Colonna solo forno * H 216'], columns, [216, 58], 812),
  element(['CF*C-216', 'Colonna forno e cassettoni * H 216'], columns, [216, 58], 1018),
  element(['CF*-138', 'Semicolonna forno * H 138'], [60], [138, 58], 642),
  element(['CD*-216', 'Colonna frigo da incasso * H 216'], [60, 75], [216, 58], 668),
  element(['CD*-240', 'Colonna frigo da incasso * H 240'], [60, 75], [240, 58], 724),
  element(['CE*-216', 'Colonna estraibile * H 216'], [30, 45], [216, 58], 1190),
  element(['CS*-216', 'Colonna dispensa * H 216'], [45, 60, 90], [216, 58], 702),
  element(['MT*-216', 'Modulo a giorno * H 216'], [30, 45], [216, 35], 366),
]
/** A dearer front is another article. */
const fronts = [
  { code: '', finish: 'fascia 1, laminato', more: 1 },
  { code: '-F2', finish: 'fascia 2, laccato opaco', more: 1.18 },
  { code: '-F3', finish: 'fascia 3, rovere termocotto', more: 1.34 },
] as const

const units: readonly Article[] = elements.flatMap((one) =>
  one.widths.flatMap((width) =>
    fronts.map(
      ({ code, finish, more }): Article => ({
        code: one.code(width) + code,
        description: one.name(width),
        dimensions: `${width} × ${one.height} × ${one.depth} cm`,
        finish,
        family: 'NN',
        unit: 'pz',
        euros: Math.round(one.euros * (0.55 + width / 130) * more),
      }),
    ),
  ),
)

const byMetre = (code: string, description: string, euros: number, family = 'NN'): Article => ({
  code,
  description,
  dimensions: '',
  finish: '',
  family,
  unit: 'm',
  euros,
})
const lengths: readonly Article[] = [
  byMetre('ZO-B10', 'Zoccolo bronzo H 10, al metro', 23),
  byMetre('ZO-N10', 'Zoccolo nero H 10, al metro', 21),
  byMetre('ZO-B15', 'Zoccolo bronzo H 15, al metro', 27),
  byMetre('GO-BRZ', 'Gola bronzo, al metro', 34),
  byMetre('GO-TIT', 'Gola titanio, al metro', 34),
  byMetre('TP-PC12', 'Top Pietra di Corte 12 mm, al metro', 278, 'PL'),
  byMetre('TP-GC20', 'Top gres Calce 20 mm, al metro', 342, 'PL'),
  { ...byMetre('ZOC-330', 'Zoccolo alluminio H 12, 330 cm', 62), unit: 'pz' },
]
const machine = (code: string, description: string, family: string, euros: number): Article => ({
  code,
  description,
  dimensions: '',
  finish: '',
  family,
  unit: 'pz',
  euros,
})
const ordered: readonly Article[] = [
  machine('FRN-60X', 'Forno pirolitico 60, inox', 'E2', 968),
  machine('PIA-75I', 'Piano a induzione 75', 'PN', 1120),
  machine('LVS-60', 'Lavastoviglie da incasso 60', 'E2', 890),
  machine('CAP-90', 'Cappa a parete 90', 'PN', 612),
]
/** What a shop pays is a little less than half of the list. */
const ofList = 2.3
const sold: readonly Article[] = Object.entries(products).flatMap(([family, list]) =>
  list.map(({ code, name, euros, measured }) => ({
    ...machine(code, name, family, Math.round(euros * ofList)),
    ...(measured && { measured }),
  })),
)

/** The other appliances; those whose producer says no price are in no list either. */
const catalogue: readonly Article[] = applianceRows().flatMap(
  ([code, name, , , family, , , , , , , , cents]) =>
    cents === null || [...ordered, ...sold].some((one) => one.code === code)
      ? []
      : [machine(code, name, family, Math.round((cents / 100) * ofList))],
)

/** Everything with a price, and what is made to measure. Whoever brings other goods to the demonstration adds them here. */
export const pricedArticles: readonly Article[] = [...units, ...lengths, ...ordered, ...sold, ...catalogue]
