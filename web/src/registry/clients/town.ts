import type { ClientRow } from './data.ts'

/** Treviso (TV); abroad, where provinces have long names, the country: Bayonne (FR). */
export function townOf({
  city,
  province,
  country,
}: Pick<ClientRow, 'city' | 'province' | 'country'>): string {
  const within = country === 'IT' ? province : country
  return [city, within && `(${within})`].filter(Boolean).join(' ')
}
