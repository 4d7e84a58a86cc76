/** A document that could not be made: a fault of the template or of its data, never of the person asking. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly template: string

  constructor(template: string, details: readonly string[]) {
    super(`${template}: ${details.join('; ') || 'no reason given'}`)
    this.template = template
  }
}
