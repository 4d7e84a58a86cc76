import { deepStrictEqual } from 'node:assert'
import type { Asked } from './asked.ts'

export interface Ports {
  readonly portal: number
  readonly bare: number
}

interface Answer {
  readonly args: {
    /** A page of rows, or one thing. */
    readonly response: readonly object[] | object
    readonly pagination?: { readonly total: number }
    readonly meta?: { readonly counts?: object; readonly unread?: number }
  }
}
interface Reference {
  readonly rows: readonly object[] | object
  readonly total?: number
  /** How many rows there are of each kind, where the list says so. */
  readonly counts?: object
  /** How many of all are unread to who asks. */
  readonly unread?: number
}

/** As a browser asks. */
export const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'it' }

/**
 * Asks both for the same and compares: a reference that does less is no reference.
 * @returns how many rows were seen
 * @throws with the difference
 */
export async function sameRows(
  { name, url, reference }: Asked,
  index: number,
  ports: Ports,
  token: string,
  requests: number,
): Promise<number> {
  let seen = 0
  for (let n = 0; n < requests; n += 1) {
    const [{ args }, expected] = await Promise.all([
      ask<Answer>(`http://127.0.0.1:${ports.portal}${url(n)}`, { ...browser, token }),
      ask<Reference>(`http://127.0.0.1:${ports.bare}/${index}${url(n)}`, browser),
    ])
    deepStrictEqual(args.response, expected.rows, `${name}: ${url(n)} (${reference.name})`)
    deepStrictEqual(args.pagination?.total, expected.total, `${name}: ${url(n)}`)
    deepStrictEqual(args.meta?.counts, expected.counts, `${name}: counts of ${url(n)}`)
    deepStrictEqual(args.meta?.unread, expected.unread, `${name}: unread of ${url(n)}`)
    seen += Array.isArray(args.response) ? args.response.length : 1
  }
  if (seen === 0) throw new Error(`${name}: no request found a row`)
  return seen
}

async function ask<T>(url: string, headers: Record<string, string>): Promise<T> {
  const answer = await fetch(url, { headers })
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
