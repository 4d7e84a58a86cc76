import type { ClientRow } from './data.ts'

/** Treviso (TV); abroad the country stands in the place of the province. */
export function townOf({
  city,
  province,
  country,
}: Pick<ClientRow, 'city' | 'province' | 'country'>): string {
  const within = province ?? (country === 'IT' ? null : country)
  return [city, within && `(${within})`].filter(Boolean).join(' ')
}
