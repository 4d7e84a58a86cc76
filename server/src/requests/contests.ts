import type { Contests } from '../invoices/index.ts'
import { contestInRequest } from './actions/create.ts'
import { contestsOf } from './queries/contests.ts'

/** What invoices ask of this domain: a request about a contested line, and which lines are contested. */
export const contests: Contests = {
  open: (context, { subject, text, client_id, ...contested }) =>
    contestInRequest(context, { subject, text, client_id }, contested),
  of: contestsOf,
}
