declare module 'virtual:calls' {
  /** [method, path or its variants, name of the file part or 0] */
  type Wire = readonly [method: string, path: string | readonly string[], file: string | 0]
  const wires: Readonly<Record<string, Wire>>
  export default wires
  /** Another one whenever the contract changes. */
  export const version: string
}

declare module 'virtual:basemap' {
  /** Where the file of the outlines is, on our own origin. */
  const address: string
  export default address
}
