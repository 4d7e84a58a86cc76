import { invalid } from '../platform/http/validation.ts'
import type { PublicContext } from '../platform/context.ts'

interface Given {
  readonly query: { readonly reason?: string | undefined }
  readonly body?: { readonly reason?: string | undefined } | undefined
}

/**
 * Why a client is to go, from the body of the DELETE or, since not every client of ours sends one, its query.
 * @throws 422 where neither says it
 */
export function deletionReason(
  { query, body }: Given,
  { language }: Pick<PublicContext, 'language'>,
): string {
  const reason = body?.reason || query.reason
  if (!reason) throw invalid([{ field: 'reason', code: 'required' }], language)
  return reason
}
