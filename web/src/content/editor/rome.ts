const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as the clock of Rome shows it, for a field of date and time. */
export const toRome = (instant: string | null): string =>
  instant === null ? '' : parts.format(new Date(instant)).replace(' ', 'T')

/** The moment at which the clock of Rome shows this, wherever the editor sits. */
export function fromRome(local: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return null
  const shown = Date.parse(`${toRome(new Date(asUtc).toISOString())}:00Z`)
  const first = asUtc - (shown - asUtc)
  // Across a change of the clock the difference is another one.
  const again = Date.parse(`${toRome(new Date(first).toISOString())}:00Z`)
  return new Date(first - (again - asUtc)).toISOString()
}
