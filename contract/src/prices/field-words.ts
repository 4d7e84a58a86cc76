import type { Words } from '../words.ts'
import { priceLabels } from './labels.ts'

const words = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

/** What the fields of prices are called. */
export const pricesFieldWords = {
  customer: words('Cliente', 'Customer', 'Client', 'Cliente'),
  date: words('Data', 'Date', 'Date', 'Fecha'),
  list: priceLabels.list,
  one: words('Primo listino', 'First list', 'Premier tarif', 'Primera tarifa'),
  one_date: words('Giorno del primo', 'Day of the first', 'Jour du premier', 'Día de la primera'),
  other: words('Secondo listino', 'Second list', 'Second tarif', 'Segunda tarifa'),
  other_date: words('Giorno del secondo', 'Day of the second', 'Jour du second', 'Día de la segunda'),
} satisfies Record<string, Words>
