import type { Context } from '../platform/context.ts'
import { contestInRequest } from './actions/create.ts'
import { contestsOf } from './queries/contests.ts'

interface Contest {
  readonly invoice: number
  readonly line: number
  readonly client_id: number
  readonly subject: string
  readonly text: string
  readonly proof: object
}

/** What invoices ask of this domain: a request about a contested line, and which lines are contested. */
export const contests = {
  open: (context: Context, { subject, text, client_id, ...contested }: Contest) =>
    contestInRequest(context, { subject, text, client_id }, contested),
  of: contestsOf,
}
