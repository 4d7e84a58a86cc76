declare module 'virtual:calls' {
  import type { Permission } from '@mandato/contract'
  /**
   * What the browser needs of a call: the path or its variants, without the usual prefix, the name of the file part or 0, the roles as bits in
   * the order of `roles`, the permission on top of them or 0, and by what its rows can be sorted.
   */
  export type Wire = readonly [
    method: string,
    path: string | readonly string[],
    file: string | 0,
    roles: number,
    needs?: Permission | 0,
    sortable?: readonly string[],
  ]
  const wires: Readonly<Record<string, Wire>>
  export default wires
}

declare module 'virtual:calls/public' {
  import type { Wire } from 'virtual:calls'
  /** Those that are answered without a session. */
  const wires: Readonly<Record<string, Wire>>
  export default wires
  /** Another one whenever the contract changes. */
  export const version: string
}

declare module 'virtual:calls/writing' {
  import type { Wire } from 'virtual:calls'
  /** Those that write. */
  const wires: Readonly<Record<string, Wire>>
  export default wires
}

declare module 'virtual:calls/shapes' {
  /** Of each call that reads, a word for the shape of its answer. */
  const shapes: Readonly<Record<string, string>>
  export default shapes
}

declare module 'virtual:basemap' {
  /** Where the file of the outlines is, on our own origin. */
  const address: string
  export default address
}
