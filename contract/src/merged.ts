/** The keys of every object of a union. */
export type KeysOf<T> = T extends unknown ? keyof T & string : never

/** The objects of a union as one object. */
export type Merged<T> = {
  readonly [K in KeysOf<T>]: T extends { readonly [P in K]: infer V } ? V : never
}

/** What several domains declare, as one object. */
export const merge = <const T extends object>(parts: readonly T[]): Merged<T> => Object.assign({}, ...parts)
