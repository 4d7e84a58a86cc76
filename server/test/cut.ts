import { vi } from 'vitest'
import pg from 'pg'

type Cut = pg.Client & { readonly connection: { readonly stream: { destroy(): void } } }

/**
 * Does something while the connection that is to send the nth statement breaks before it: what PostgreSQL sees of a
 * process that dies there.
 * @returns what it gave, and whether it got that far
 */
export async function cutAt<Result>(nth: number, act: () => Promise<Result>) {
  let sent = 0
  const whole = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: Cut,
    ...given: unknown[]
  ) {
    sent += 1
    if (sent === nth) this.connection.stream.destroy()
    return whole.apply(this, given)
  } as never)
  try {
    return { result: await act(), cut: sent >= nth }
  } finally {
    query.mockRestore()
  }
}
