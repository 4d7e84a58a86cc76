/**
 * Local and session storage that never throw: a private window or a full disk costs the memory of the
 * portal, not the portal.
 */
export interface Keep {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

function keepIn(open: () => Storage): Keep {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return act(open())
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      attempt(
        (s) => s.getItem(key),
        () => memory.get(key) ?? null,
      ),
    set: (key, value) =>
      attempt(
        (s) => s.setItem(key, value),
        () => void memory.set(key, value),
      ),
    remove: (key) =>
      attempt(
        (s) => s.removeItem(key),
        () => void memory.delete(key),
      ),
  }
}

export const local = keepIn(() => window.localStorage)
export const session = keepIn(() => window.sessionStorage)
