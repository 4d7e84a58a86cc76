import type { Product } from './product.ts'

/** Models, how well each sells, and how dear it is beside the others. */
const models = [
  ['Alba', 'ALB', 9, 1.1],
  ['Corte', 'COR', 7, 1.25],
  ['Duna', 'DUN', 6, 0.9],
  ['Brina', 'BRI', 5, 0.8],
  ['Selva', 'SEL', 5, 1.05],
  ['Marea', 'MAR', 4, 1],
  ['Nora', 'NOR', 4, 0.75],
  ['Terra', 'TER', 3, 1.3],
  ['Lume', 'LUM', 2, 1.45],
] as const

const elements = [
  ['composizione lineare 300 cm', 'L30', 3360, 8],
  ['composizione lineare 360 cm', 'L36', 4240, 9],
  ['composizione angolare 270 × 180 cm', 'A27', 4860, 7],
  ['composizione con penisola', 'P33', 5560, 4],
  ['composizione con isola', 'I40', 7350, 3],
  ['parete dispensa 180 cm', 'D18', 2550, 4],
  ['colonna forno e frigo', 'C60', 990, 9],
  ['base con cassettoni 90 cm', 'B90', 554, 12],
  ['base lavello 80 cm', 'B80', 356, 7],
  ['pensile con ripiani 60 cm', 'W60', 260, 10],
  ['gola e zoccolo, completamento', 'G00', 187, 6],
] as const

/** The finishes an invoice names after model and element. */
export const finishes: readonly string[] = [
  'laccato opaco Canapa',
  'laccato opaco Salvia',
  'laccato lucido Neve',
  'rovere nodato',
  'rovere termocotto',
  'noce canaletto',
  'olmo Fumo',
  'gres Calce',
  'laminato Ardesia',
  'impiallacciato frassino',
  'vetro satinato Perla',
]

/** What costs this much is a whole kitchen, made to measure; what costs less is an element of the price list. */
const wholeFrom = 2000

/** Kitchens and their parts, family NN. */
export const kitchenFurniture: readonly Product[] = models.flatMap(([model, short, sells, dear]) =>
  elements.map(
    ([element, size, euros, often]): Product => ({
      code: `NN-${short}-${size}`,
      family: 'NN',
      name: `Cucina ${model}, ${element}`,
      euros: Math.round(euros * dear),
      pieces: euros < 560 ? [1, 1, 2, 3] : [1],
      weight: sells * often,
      ...(euros >= wholeFrom && { measured: true }),
    }),
  ),
)
