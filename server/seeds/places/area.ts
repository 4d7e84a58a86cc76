export const countries = ['IT', 'FR', 'ES', 'DE'] as const
export type Country = (typeof countries)[number]

/** A province, department or district: the piece from which the territory of an agency is made. */
export interface Area {
  /** The country's own number for it; in Italy that of ISTAT. */
  readonly number: string
  /** What the table of agencies calls it. */
  readonly code: string
  /** What stands in the column `province`: two letters in Italy, the name elsewhere. */
  readonly province: string
  readonly region: string
  /** Postal code of the chief town. */
  readonly chief: string
  /** First digits of the postal codes. */
  readonly post: string
  /** Telephone prefix, without the country's. */
  readonly dial: string
}
