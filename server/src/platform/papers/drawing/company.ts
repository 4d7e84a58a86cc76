/** The company on whose paper a document is printed; comes from configuration, never from a template. */
export interface Company {
  /** The brand beside the mark and in the running head. */
  readonly brand: string
  /** A few words under the brand. */
  readonly tagline?: string
  /** The legal name at the foot of every page. */
  readonly name: string
  readonly address?: string
  /** Share capital, registers and tax numbers, in one line. */
  readonly legal?: string
  /** Where paper forms are sent back to. */
  readonly formsMail?: string
  /** Another mark than ours, as SVG. */
  readonly mark?: string
}

/** What can be said of the company when only its name is configured. */
export const companyNamed = (brandName: string, details: Partial<Company> = {}): Company => ({
  brand: brandName,
  name: brandName,
  ...details,
})
