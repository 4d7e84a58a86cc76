import type { Legend } from '../legend.ts'
import { fill, type Language, type Words } from '../words.ts'
import { classesOf, type EnergyGroup, type EnergyRange } from './energy.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })
const group = (it: string, en: string, fr: string, es: string) =>
  ({ tone: 'neutral', label: words(it, en, fr, es) }) as const

export const energyGroupLegend: Readonly<Record<EnergyGroup, Legend[string]>> = {
  refrigerator: group('Frigorifero', 'Refrigerator', 'Réfrigérateur', 'Frigorífico'),
  freezer: group('Congelatore', 'Freezer', 'Congélateur', 'Congelador'),
  wine_storage: group('Cantina vino', 'Wine cooler', 'Cave à vin', 'Vinoteca'),
  dishwasher: group('Lavastoviglie', 'Dishwasher', 'Lave-vaisselle', 'Lavavajillas'),
  washing_machine: group('Lavatrice', 'Washing machine', 'Lave-linge', 'Lavadora'),
  washer_dryer: group('Lavasciuga', 'Washer-dryer', 'Lave-linge séchant', 'Lavasecadora'),
  tumble_dryer: group('Asciugatrice', 'Tumble dryer', 'Sèche-linge', 'Secadora'),
  oven: group('Forno', 'Oven', 'Four', 'Horno'),
  hood: group('Cappa', 'Cooker hood', 'Hotte', 'Campana'),
  hob: group('Piano cottura', 'Hob', 'Table de cuisson', 'Placa de cocción'),
  microwave: group('Microonde', 'Microwave', 'Micro-ondes', 'Microondas'),
  other: group('Altro', 'Other', 'Autre', 'Otro'),
}

export const energyLabels = {
  energy_class: words('Classe energetica', 'Energy class', 'Classe énergétique', 'Clase energética'),
  energy_range: words('Scala', 'Range', 'Échelle', 'Escala'),
} satisfies Record<string, Words>

/** How an arrow is said to whoever does not see it. */
const arrowWords: Words = words(
  'Classe energetica {class}, scala da {best} a {worst}',
  'Energy class {class}, scale {best} to {worst}',
  'Classe énergétique {class}, échelle de {best} à {worst}',
  'Clase energética {class}, escala de {best} a {worst}',
)

/** What a tap on it does, behind these words. */
export const openLabelWords: Words = words(
  'apri l’etichetta',
  'open the label',
  'ouvrir l’étiquette',
  'abrir la etiqueta',
)

/** Class and range in words. */
export function labelWords(
  { energy_class, energy_range }: { readonly energy_class: string; readonly energy_range: EnergyRange },
  language: Language,
): string {
  const classes = classesOf[energy_range]
  return fill(
    arrowWords[language],
    { class: energy_class, best: classes[0], worst: classes.at(-1) },
    language,
  )
}

/** What stands of its label beside an article; nulls where it has none. */
export interface LabelFields {
  readonly energy_class: string | null
  readonly energy_range: EnergyRange | null
}

/** The same in brackets behind an article's name, where no pictures are; empty where it has no label. */
export const labelBehind = ({ energy_class, energy_range }: LabelFields, language: Language): string =>
  energy_class === null || energy_range === null
    ? ''
    : ` (${labelWords({ energy_class, energy_range }, language)})`
