/** What the names of invented people and shops of a country are made of. */
export interface Words {
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly surnames: readonly string[]
  /** `{surname}` and `{town}` are filled in. */
  readonly shops: readonly string[]
  /** Legal forms, written after the name of a shop; the frequent ones stand more often. */
  readonly forms: readonly string[]
  readonly streets: readonly string[]
  readonly address: (street: string, number: number) => string
  /** The shop's departments, as they stand before the @. */
  readonly bookkeeping: string
  readonly purchasing: string
}
