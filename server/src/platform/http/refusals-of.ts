import type { Call } from '@mandato/contract'
import * as z from 'zod'
import { isOpenWhileViewing } from './authorise.ts'

/** What nearly every write can meet besides its own refusals. */
const ofWrites = ['still_running', 'key_used_for_other', 'other_body', 'no_space']
const ofBodies = ['too_large', 'wrong_media_type', 'too_slow']

/** Every refusal a call can give: those that follow from its form, and those it declares. */
export function refusalsOf(call: Call): ReadonlySet<string> {
  const { roles, params, query, body, form, table, whole, effect, withoutFactor, proof, refuses = [] } = call
  const asks = params ?? query ?? body ?? form
  return new Set([
    'bad_request',
    'validation',
    'too_many_requests',
    'headers_too_large',
    'unavailable',
    ...(roles === 'public' ? [] : ['session_expired', 'not_allowed']),
    ...(roles !== 'public' && !withoutFactor ? ['two_factor_needed'] : []),
    ...(proof ? ['proof_needed'] : []),
    ...(asks ? ['not_found'] : []),
    ...(body || form ? ofBodies : []),
    ...(effect === 'write' ? ofWrites : []),
    ...(roles !== 'public' && !isOpenWhileViewing(call) ? ['view_as_reads_only'] : []),
    ...(isVersioned(body) ? ['changed_meanwhile'] : []),
    ...(form ? ['no_space'] : []),
    ...(table || whole ? ['too_many_exports', 'no_space'] : []),
    ...refuses,
  ])
}

/** It says which version of the record it changes. */
const isVersioned = (body: Call['body']): boolean =>
  body instanceof z.ZodObject && ('version' in body.shape || 'changed_at' in body.shape)
