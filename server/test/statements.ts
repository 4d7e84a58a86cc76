import type { Db } from '../src/platform/db/db.ts'

/** A connection that counts the statements sent through it. */
export interface Counted {
  readonly db: Db
  /** How many since the last time it was asked. */
  take(): number
}

export function counting(db: Db): Counted {
  let sent = 0
  return {
    db: db.withPlugin({
      transformQuery: ({ node }) => {
        sent += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }),
    take: () => {
      const count = sent
      sent = 0
      return count
    },
  }
}
