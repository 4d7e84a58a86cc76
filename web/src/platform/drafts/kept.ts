import { local } from '../storage.ts'

/* What was typed and not saved, kept on this device under a key that names the person: several may share it. */

/** The stored value of a key, unchecked; null when there is none or it cannot be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(local.get(key) ?? 'null')
  } catch {
    return null
  }
}

export const keep = (key: string, value: unknown): void => local.set(key, JSON.stringify(value))
export const forget = (key: string): void => local.remove(key)
