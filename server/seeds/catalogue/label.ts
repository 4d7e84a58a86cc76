import {
  classesOf,
  energyColour,
  type EnergyGroup,
  type EnergyRange,
  rangeOf,
} from '@mandato/contract/catalogue/energy'
import { written } from './outlines.ts'

/** What a label says of an appliance. */
export interface Labelled {
  readonly code: string
  readonly brand: string
  readonly group: EnergyGroup
  readonly energyClass: string
  readonly eprel: string
  /** In millimetres. */
  readonly width: number
  readonly height: number
  readonly depth: number
}

interface Kind {
  readonly act: string
  /** What is used in the middle class, and per what. */
  readonly use: number
  readonly decimals: number
  readonly per: string
  readonly decibel: number
}
const kinds: Partial<Record<EnergyGroup, Kind>> = {
  refrigerator: { act: '2019/2016', use: 186, decimals: 0, per: 'kWh / anno', decibel: 36 },
  freezer: { act: '2019/2016', use: 218, decimals: 0, per: 'kWh / anno', decibel: 38 },
  wine_storage: { act: '2019/2016', use: 142, decimals: 0, per: 'kWh / anno', decibel: 39 },
  dishwasher: { act: '2019/2017', use: 74, decimals: 0, per: 'kWh / 100 cicli', decibel: 43 },
  washing_machine: { act: '2019/2014', use: 61, decimals: 0, per: 'kWh / 100 cicli', decibel: 72 },
  washer_dryer: { act: '2019/2014', use: 318, decimals: 0, per: 'kWh / 100 cicli', decibel: 74 },
  tumble_dryer: { act: '2023/2534', use: 142, decimals: 0, per: 'kWh / 100 cicli', decibel: 64 },
  oven: { act: '65/2014', use: 0.79, decimals: 2, per: 'kWh / ciclo', decibel: 47 },
  hood: { act: '65/2014', use: 48.2, decimals: 1, per: 'kWh / anno', decibel: 62 },
}

/** The figures of a label, worked out of its class: a better one uses a tenth less than the next. */
export function figuresOf({ group, energyClass, code }: Labelled) {
  const range = rangeOf(group)
  const kind = kinds[group]
  if (!range || !kind) return null
  const step = (classesOf[range] as readonly string[]).indexOf(energyClass)
  const turn = Array.from(code).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 7
  return {
    range,
    step,
    act: kind.act,
    per: kind.per,
    use: (kind.use * 1.1 ** (step - 3) * (1 + turn / 100)).toFixed(kind.decimals).replace('.', ','),
    decibel: kind.decibel + (turn % 4),
  }
}

const [width, height] = [480, 960]
/** Hundreds of them are drawn while the company is made: no larger than a screen shows them. */
const drawnAt = 0.75
const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const rule = (y: number) => `<path d="M24 ${y}H456" stroke="#000" stroke-width="2"/>`

/** Twelve stars on blue. */
const flag = (x: number, y: number, h: number) =>
  rect(x, y, h * 1.5, h, '#003399') +
  Array.from({ length: 12 }, (_, i) => {
    const [cx, cy] = [x + h * 0.75, y + h / 2]
    const angle = (i * Math.PI) / 6
    const [sx, sy] = [cx + Math.sin(angle) * h * 0.33, cy - Math.cos(angle) * h * 0.33]
    const tips = Array.from({ length: 10 }, (_point, n) => {
      const radius = h * (n % 2 ? 0.026 : 0.066)
      const turn = (n * Math.PI) / 5
      return `${(sx + Math.sin(turn) * radius).toFixed(1)},${(sy - Math.cos(turn) * radius).toFixed(1)}`
    })
    return `<polygon points="${tips.join(' ')}" fill="#ffcc00"/>`
  }).join('')

const pointing = (x: number, y: number, w: number, h: number, fill: string) =>
  `<polygon points="${x},${y} ${x + w},${y} ${x + w + h / 2},${y + h / 2} ${x + w},${y + h} ${x},${y + h}" fill="${fill}"/>`

/** The seven classes, and beside them the one of this article on black. */
function scale(range: EnergyRange, step: number, energyClass: string): string {
  const classes: readonly string[] = classesOf[range]
  const bars = classes.map((one, i) => {
    const y = 236 + i * 58
    return (
      pointing(24, y, 96 + i * 30, 48, energyColour(one, range)) +
      // The white letters of the law have a black edge, so that they can be read on yellow.
      `<g stroke="#000" stroke-width="60" paint-order="stroke">${written(one, { x: 36, y: y + 37, size: 36, fill: '#fff' })}</g>`
    )
  })
  const y = 236 + step * 58 - 11
  const own =
    `<polygon points="346,${y + 35} 381,${y} 456,${y} 456,${y + 70} 381,${y + 70}" fill="#000"/>` +
    written(energyClass, {
      x: 414,
      y: y + 50,
      size: energyClass.length > 2 ? 30 : 44,
      fill: '#fff',
      anchor: 'middle',
    })
  return bars.join('') + own
}

/**
 * The label of an appliance after the layout of the Union: the figures are those of the demonstration, and it says so.
 * @returns the picture as SVG; null of what has no label
 */
export function labelSvg(of: Labelled): string | null {
  const figures = figuresOf(of)
  if (!figures) return null
  const { range, step, act, per, use, decibel } = figures
  const centimetres = [of.width, of.height, of.depth]
    .map((value) => (value / 10).toFixed(1).replace('.', ','))
    .join(' × ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * drawnAt}" height="${height * drawnAt}" viewBox="0 0 ${width} ${height}">`,
    rect(0, 0, width, height, '#fff'),
    rect(2, 2, width - 4, height - 4, 'none', 'stroke="#000" stroke-width="3" rx="14"'),
    rect(12, 12, width - 24, 108, '#034ea2', 'rx="8"'),
    flag(28, 26, 80),
    written('ENERG', { x: 168, y: 88, size: 62, fill: '#fff' }),
    '<path d="M432 34L398 74h21l-13 32 38 -46h-23z" fill="#ffcc00"/>',
    written(of.brand.toUpperCase(), { x: 24, y: 162, size: 26 }),
    written(of.code, { x: 456, y: 162, size: 26, anchor: 'end' }),
    written(`EPREL ${of.eprel}`, { x: 24, y: 192, size: 17, fill: '#444' }),
    written(act, { x: 456, y: 192, size: 17, anchor: 'end', fill: '#444' }),
    rule(208),
    scale(range, step, of.energyClass),
    rule(662),
    written(use, { x: 280, y: 742, size: 76, anchor: 'end' }),
    written(per, { x: 292, y: 742, size: 22 }),
    rule(776),
    written(`${centimetres} cm`, { x: 24, y: 826, size: 26 }),
    written(`${decibel} dB`, { x: 456, y: 826, size: 30, anchor: 'end' }),
    rule(856),
    written('Azienda dimostrativa: prodotto inventato', {
      x: 240,
      y: 908,
      size: 19,
      fill: '#444',
      anchor: 'middle',
    }),
    '</svg>',
  ].join('')
}

/** The lines of its product information sheet. */
export function sheetLines(of: Labelled): string[] {
  const figures = figuresOf(of)
  if (!figures) return []
  const { range, act, per, use, decibel } = figures
  return [
    'Scheda informativa del prodotto',
    `Regolamento delegato (UE) ${act}`,
    '',
    `Fornitore: ${of.brand}`,
    `Identificativo del modello: ${of.code}`,
    `Classe di efficienza energetica: ${of.energyClass} (scala ${range.replace('–', '-')})`,
    `Consumo di energia: ${use} ${per}`,
    `Rumore aereo emesso: ${decibel} dB(A) re 1 pW`,
    `Larghezza: ${of.width} mm`,
    `Altezza: ${of.height} mm`,
    `Profondita: ${of.depth} mm`,
    `Registrazione EPREL: ${of.eprel}`,
    '',
    'Azienda dimostrativa: prodotto inventato.',
  ]
}
