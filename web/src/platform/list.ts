import type { CallName } from '@mandato/contract'
import type { Input } from './call.ts'
import { hide, present, page, sort } from './search-params.ts'
import { wireOf } from './wires.ts'

type QueryOf<N extends CallName> = Input<N> extends { query?: infer Q } ? NonNullable<Q> : never
type Raw = Readonly<Record<string, unknown>>

/** How each filter is read from an address; one that cannot be understood counts as not there. */
export type Filters<N extends CallName> = {
  readonly [K in keyof QueryOf<N>]?: (value: unknown) => QueryOf<N>[K] | undefined
}

interface Options<N extends CallName, F extends Filters<N>> {
  /** The list call of the contract. */
  readonly call: N
  readonly filters: F
  /** Its order unless another one is asked for, as in an address: `-sent_at` falls. */
  readonly sort: string
  /** Columns that are not shown until somebody chooses them. */
  readonly hidden?: readonly string[]
  /** Rows on a page; null: as many as the server gives, which the answer says. */
  readonly perPage?: number | null
}

type Read<F> = { [K in keyof F]?: F[K] extends (value: unknown) => infer V ? Exclude<V, undefined> : never }
/** What the address of a list may hold. */
export type ListSearch<F> = Read<F> & {
  page?: number
  sort?: string
  /** Columns not shown, with commas between. */
  hide?: string
}

export interface List<N extends CallName, F extends Filters<N>> extends Required<Options<N, F>> {
  /** For the `search` of the screen: an unknown filter, order or page is dropped, so that an old link still opens. */
  readonly read: (raw: Raw) => ListSearch<F>
}

/**
 * A list and its address, said once: which filters it has, its order, its columns. The page's screen reads the address
 * with `read`, the page itself with `useList` (ui/list/useList.ts).
 */
export function defineList<const N extends CallName, const F extends Filters<N>>(
  options: Options<N, F>,
): List<N, F> {
  const { call, filters } = options
  return {
    hidden: [],
    perPage: 50,
    ...options,
    read: (raw) =>
      present({
        ...readFilters(filters, raw),
        page: page(raw['page']),
        sort: sortKnownTo(call, raw['sort']),
        hide: hide(raw['hide']),
      }) as ListSearch<F>,
  }
}

const readFilters = (filters: object, raw: Raw) =>
  Object.fromEntries(
    Object.entries(filters as Readonly<Record<string, (value: unknown) => unknown>>).map(([key, read]) => [
      key,
      read(raw[key]),
    ]),
  )

/** An order the call does not know is none: the server would refuse the whole question. */
export function sortKnownTo(call: CallName, value: unknown): string | undefined {
  const asked = sort(value)
  const [, , , , , sortable] = wireOf(call)
  return asked && sortable?.includes(asked.replace(/^-/, '')) ? asked : undefined
}
