const plain = (_key: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** Whether two objects hold the same things under the same names. */
export const sameParts = <T extends object>(one: T, other: T): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof T)[]).every((key) => one[key] === other[key])

/** Whether two values of a form say the same; files by name, size and date. */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one, plain) === JSON.stringify(other, plain)
