/**
 * A key for each act that changes something. While the outcome of an act is unknown (no answer came), the
 * same act sent again carries the same key, so that it cannot happen twice; once answered, it is forgotten.
 */
const open = new Map<string, string>()

export function keyFor(act: string): string {
  const running = open.get(act)
  if (running) return running
  const key = crypto.randomUUID()
  open.set(act, key)
  return key
}

/** The key of an act that a device numbered: it holds until the act is answered. */
export const holdKey = (act: string, key: string): void => void open.set(act, key)

export const answered = (act: string): void => void open.delete(act)

/** The same act: same call, same input; a file counts by name, size and date. */
export const actOf = (name: string, input: unknown): string =>
  JSON.stringify([name, input], (_key, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
