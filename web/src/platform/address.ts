type Value = string | number | boolean | null | undefined
/** What can stand in an address or a field of a form. */
export type Values = Readonly<Record<string, Value>>
/** The same with lists of rows, as forms can have them. */
export type FormValues = Readonly<Record<string, Value | readonly (Value | Values)[]>>

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

/** The fields of a form by the names they travel under: `lines[0][quantity]`. What is not set is left out. */
export function formFields(values: FormValues): [name: string, text: string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] => {
    if (value === undefined || value === null) return []
    if (typeof value !== 'object') return [[key, written(value)]]
    return value.flatMap((entry, at) =>
      typeof entry === 'object' && entry !== null
        ? formFields(entry).map(([name, text]): [string, string] => [`${key}[${at}][${name}]`, text])
        : formFields({ [`${key}[${at}]`]: entry }),
    )
  })
}

export function searchOf(query: Values = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, written(value))
  const text = search.toString()
  return text && `?${text}`
}
