/** Something the company sells; prices are what a shop pays. */
export interface Product {
  readonly code: string
  readonly family: string
  readonly name: string
  readonly euros: number
  /** Pieces per line, each as likely as the others. */
  readonly pieces: readonly number[]
  /** How often it is sold beside the others of its family. */
  readonly weight: number
  /** Made to measure: priced for each commission, in no price list. */
  readonly measured?: true
}
