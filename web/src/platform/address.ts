/** What can stand in an address or a field of a form. */
export type Values = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Flags travel as 1 and 0. */
export const written = (value: string | number | boolean) =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
const places = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] ?? '')

/** Of the variants of a call the longest whose places are all given; `[/{id}]` is a place that may be empty. */
export function fillPath(path: string | readonly string[], params: Values = {}): string {
  const given = (name: string) => params[name] !== undefined && params[name] !== null
  const variants = (typeof path === 'string' ? [path] : path)
    .map((variant) =>
      variant.replace(/\[(\/\{(\w+)\})\]/g, (_, part: string, name: string) => (given(name) ? part : '')),
    )
    .filter((variant) => places(variant).every(given))
    .sort((a, b) => places(b).length - places(a).length)
  const chosen = variants[0]
  if (chosen === undefined) throw new Error(`path without its values: ${String(path)}`)
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

export function searchOf(query: Values = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, written(value))
  const text = search.toString()
  return text && `?${text}`
}
