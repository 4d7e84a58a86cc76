/** Parameters, query, body, fields and file of a request, parsed. */
export type Input = Readonly<Record<string, unknown>>

/** A row of a table as its call answers it. */
export type Row = Readonly<Record<string, unknown>>
