import type { FilterWords } from '../call.ts'
import { categories } from './categories.ts'
import type { Words } from '../words.ts'

/** The days that figures are about, as their files say it. */
export const periods = {
  compared: {
    it: '{first} – {cut} {year}, a confronto con il {prev_year}',
    en: '{first} – {cut} {year}, compared with {prev_year}',
    fr: '{first} – {cut} {year}, comparé à {prev_year}',
    es: '{first} – {cut} de {year}, comparado con {prev_year}',
  },
  three: {
    it: '{first} – {cut} {year}, a confronto con il {prev_year} e il {year_2}',
    en: '{first} – {cut} {year}, compared with {prev_year} and {year_2}',
    fr: '{first} – {cut} {year}, comparé à {prev_year} et {year_2}',
    es: '{first} – {cut} de {year}, comparado con {prev_year} y {year_2}',
  },
  every: {
    it: 'Tutti gli anni, ognuno intero e fino al {cut}',
    en: 'Every year, whole and up to {cut}',
    fr: 'Toutes les années, entières et jusqu’au {cut}',
    es: 'Todos los años, enteros y hasta el {cut}',
  },
  soFar: {
    it: '{first} – {cut} {year}',
    en: '{first} – {cut} {year}',
    fr: '{first} – {cut} {year}',
    es: '{first} – {cut} de {year}',
  },
  days: { it: '{from} – {to}', en: '{from} – {to}', fr: '{from} – {to}', es: '{from} – {to}' },
} satisfies Record<string, Words>

/** The filters of figures in the words of their files. */
export const salesFilterWords = {
  category: {
    label: { it: 'Categoria', en: 'Category', fr: 'Catégorie', es: 'Categoría' },
    choices: Object.fromEntries(Object.entries(categories).map(([key, { label }]) => [key, label])),
  },
  code: { label: { it: 'Famiglia', en: 'Family', fr: 'Famille', es: 'Familia' } },
  assignment: {
    label: { it: 'Assegnazione', en: 'Assignment', fr: 'Attribution', es: 'Asignación' },
    choices: {
      year: { it: 'dell’anno', en: 'that year', fr: 'de l’année', es: 'del año' },
      current: { it: 'di oggi', en: 'today', fr: 'actuelle', es: 'de hoy' },
    },
    usual: 'year',
  },
} satisfies Readonly<Record<string, FilterWords>>
