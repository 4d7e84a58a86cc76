import { kitchenFurniture } from './kitchens.ts'
import type { Product } from './product.ts'

type Entry = readonly [code: string, name: string, euros: number, pieces?: readonly number[]]

const single = [1, 1, 1, 2]
const chairs = [2, 4, 4, 6, 6, 8]

const e2: readonly Entry[] = [
  ['FM-62', 'Forno multifunzione FM-62, inox', 418],
  ['FM-75', 'Forno multifunzione FM-75, vetro nero', 566],
  ['FV-60', 'Forno a vapore FV-60', 792],
  ['MW-38', 'Microonde da incasso MW-38', 337],
  ['LS-14', 'Lavastoviglie LS-14, 14 coperti', 462],
  ['LS-16', 'Lavastoviglie LS-16, terzo cesto', 618],
  ['LS-10', 'Lavastoviglie LS-10, 45 cm', 409],
]
const pn: readonly Entry[] = [
  ['PI-60', 'Piano a induzione PI-60', 448],
  ['PI-80', 'Piano a induzione PI-80, zona flessibile', 637],
  ['PA-83', 'Piano a induzione aspirante PA-83', 1340],
  ['PG-75', 'Piano a gas PG-75, 5 fuochi', 372],
  ['CI-90', 'Cappa a isola CI-90', 714],
  ['CP-60', 'Cappa a parete CP-60', 296],
  ['CS-52', 'Cappa sottopensile CS-52', 231],
]
const pk: readonly Entry[] = [
  ['FC-178', 'Frigocongelatore da incasso FC-178', 668],
  ['FC-194', 'Frigocongelatore FC-194, no frost', 924],
  ['CV-24', 'Cantina vino CV-24', 745],
  ['LV-80', 'Lavello inox LV-80, sottotop', 214],
  ['LV-G56', 'Lavello in composito LV-G56', 246],
  ['MC-01', 'Miscelatore a canna alta MC-01', 138, [1, 1, 2]],
]
const pj: readonly Entry[] = [
  ['TJ-LAM', 'Top just in time, laminato sp. 4 cm', 486],
  ['TJ-HPL', 'Top just in time, stratificato HPL', 824],
  ['TJ-QUA', 'Top just in time, quarzo Nebbia', 1430],
  ['SJ-LAM', 'Schienale just in time, laminato', 268],
]
const pl: readonly Entry[] = [
  ['TP-COR', 'Top Pietra di Corte', 1180],
  ['TG-CAL', 'Top in gres Calce', 1370],
  ['TQ-ARD', 'Top in quarzo Ardesia', 1290],
  ['TL-ROV', 'Top in rovere lamellare', 743],
  ['SG-CAL', 'Schienale in gres Calce', 512],
]
const ps: readonly Entry[] = [
  ['TV-LI160', 'Tavolo Liva allungabile 160', 942],
  ['TV-LI200', 'Tavolo Liva 200, piano ceramica', 1460],
  ['TV-OR140', 'Tavolo Orto rotondo 140', 1120],
  ['SD-MIA', 'Sedia Mia, cuoio rigenerato', 112, chairs],
  ['SD-NOA', 'Sedia Noa, faggio', 86, chairs],
  ['SG-TEO', 'Sgabello Teo', 124, [2, 2, 3, 4]],
  ['PA-LUN', 'Panca Luna 150', 388],
]
const pr: readonly Entry[] = [
  ['PR-ROV', 'Premia, espositore Rovere', 1960],
  ['PR-CAM', 'Premia, parete campioni top', 980],
  ['PR-TAV', 'Premia, tavolo vetrina', 1240],
  ['PR-ELD', 'Premia, set elettrodomestici da esposizione', 1520],
]
const od: readonly Entry[] = [
  ['OD-CU180', 'Cucina da esterno Brezza 180', 2640],
  ['OD-IS120', 'Isola da esterno Brezza 120', 1870],
  ['OD-TV220', 'Tavolo Pergola 220, teak', 1340],
  ['OD-SD', 'Sedia Pergola impilabile', 94, chairs],
  ['OD-LET', 'Lettino Duna', 326, [1, 2, 2, 4]],
]
/** Codes that stand in no list of categories: they must show as “other”, not disappear. */
const rc: readonly Entry[] = [
  ['RC-CER', 'Ricambio, cerniere ammortizzate', 18, [2, 4, 8]],
  ['RC-ANT', 'Ricambio, anta', 124],
  ['RC-GUI', 'Ricambio, guide cassetto', 46, [1, 2]],
]
const sv: readonly Entry[] = [
  ['SV-RIL', 'Rilievo misure in cantiere', 160],
  ['SV-MON', 'Montaggio esposizione', 720],
]
const kt: readonly Entry[] = [['KT-DEC', 'Kit decorazioni vetrina', 210]]

const entries = { E2: e2, PN: pn, PK: pk, PJ: pj, PL: pl, PS: ps, PR: pr, OD: od, RC: rc, SV: sv, KT: kt }

export const products: Readonly<Record<string, readonly Product[]>> = {
  NN: kitchenFurniture,
  ...Object.fromEntries(
    Object.entries(entries).map(([family, list]) => [
      family,
      list.map(
        ([code, name, euros, pieces = single]): Product => ({ code, family, name, euros, pieces, weight: 1 }),
      ),
    ]),
  ),
}
