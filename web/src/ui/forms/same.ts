/** Whether two objects hold the same things under the same names. */
export function sameParts<T extends object>(one: T, other: T): boolean {
  if (one === other) return true
  const keys = Object.keys(one) as (keyof T)[]
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

const isFilled = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Whether two values of a form say the same; files by name, size and date. What is the same object is not looked into:
 * of 200 lines a letter changes one.
 */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isFilled(one) || !isFilled(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (one instanceof File || other instanceof File)
    return (
      one instanceof File &&
      other instanceof File &&
      one.name === other.name &&
      one.size === other.size &&
      one.lastModified === other.lastModified
    )
  // A field that is there and says nothing is none, as in what lies on the device.
  const has = (of: typeof one, key: string) => of[key] !== undefined
  return (
    Object.keys(one).every((key) => same(one[key], other[key])) &&
    Object.keys(other).every((key) => !has(other, key) || has(one, key))
  )
}
