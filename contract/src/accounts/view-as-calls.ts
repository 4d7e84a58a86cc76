import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id, text } from '../fields/fields.ts'
import { everyone, User } from './people.ts'

/** Seconds one may look as somebody else. */
export const viewLife = 30 * 60

export const viewAsCalls = defineCalls({
  viewAs: {
    method: 'POST',
    path: '/api/v1.0/admin/view-as/{user}',
    summary:
      'Look at the portal as an agent or a customer sees it: thirty minutes, reading only, with a reason that is kept',
    roles: ['admin', 'sales'],
    needs: 'view_as',
    effect: 'write',
    proof: true,
    // Its answer holds a token and is not kept for a retry: asked again, a new looking begins and ends the other.
    transaction: 'own',
    params: z.object({ user: id }),
    body: z.strictObject({ reason: text(300).min(5) }),
    /** The token is good for reading only and ends with the looking. */
    response: z.object({ token: z.string(), user: User, expires_at: instant }),
    refuses: ['account_disabled'],
  },
  endViewAs: {
    method: 'DELETE',
    path: '/api/v1.0/admin/view-as',
    summary: 'Stop looking as somebody else; asked with the token of the looking',
    roles: everyone,
    effect: 'write',
    whileViewing: true,
    response: done,
    refuses: ['not_viewing'],
  },
  viewAsHidden: {
    method: 'GET',
    path: '/api/v1.0/admin/view-as/hidden',
    summary: 'What the person one looks as does not see, and why; asked with the token of the looking',
    roles: everyone,
    effect: 'read',
    response: z.array(z.object({ what: z.string(), why: z.string() })),
    refuses: ['not_viewing'],
  },
  visibleTo: {
    method: 'GET',
    path: '/api/v1.0/visible-to/{kind}/{id}',
    summary: 'Who sees a thing, and by which rule',
    roles: ['admin', 'sales'],
    effect: 'read',
    params: z.object({ kind: z.enum(['client', 'sheet', 'order', 'invoice']), id }),
    response: z.array(z.object({ who: z.string(), rule: z.string() })),
  },
})
