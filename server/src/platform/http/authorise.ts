import type { Call } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import type { FastifyRequest } from 'fastify'
import { holds, isStaff, type Person } from '../person.ts'
import { refuse } from '../refusals.ts'
import { mostFilesOf } from './form-parts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
  interface FastifyRequest {
    person: Person | null
    language: Language
  }
}

/** Finds who holds a token; null when there is no valid session. Given by the app, so that the platform knows no domain. */
export type FindPerson = (token: string) => Promise<Person | null>

/** The `token` header of the specification, or the equal `Authorization: Bearer`. */
export function tokenOf(request: FastifyRequest): string | null {
  const { token, authorization } = request.headers
  if (typeof token === 'string' && token !== '') return token
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1]
  return bearer ?? null
}

/**
 * Runs before the body is read, so that an unauthorised upload costs nothing.
 * Order: session, second factor, role, permission, fresh proof, announced size. (Form, scope and state follow in the binding and the acts.)
 */
export function authorise(findPerson: FindPerson) {
  return async (request: FastifyRequest): Promise<void> => {
    const call = request.routeOptions.config.call
    if (!call) return
    if (call.roles !== 'public') {
      const token = tokenOf(request)
      // Our tokens are 43 characters; anything else is refused without asking the database.
      const person = token !== null && token.length === 43 ? await findPerson(token) : null
      if (!person) throw refuse('session_expired')
      request.person = person
      if (!request.headers['accept-language']) request.language = person.language
      if (person.owesFactor && !call.withoutFactor) throw refuse('two_factor_needed')
      // By the mark of the session and the effect of the call, before anything else is looked at.
      if (person.viewer && !isOpenWhileViewing(call)) throw refuse('view_as_reads_only')
      if (!call.roles.includes(person.role)) throw refuse('not_allowed')
      // Only staff have permissions; for agents and customers the role decides.
      if (call.needs && isStaff(person) && !holds(person, call.needs)) throw refuse('not_allowed')
      if (call.proof && !person.proven) throw refuse('proof_needed')
    }
    checkAnnouncedSize(call, Number(request.headers['content-length'] ?? 0))
  }
}

/** What whoever looks as somebody else may ask: what reads, and what ends the looking. */
export const isOpenWhileViewing = ({ effect, whileViewing }: Call): boolean =>
  whileViewing ?? effect === 'read'

/** Room for the text fields and the boundaries around the file of a form. */
const formOverhead = 256 * 1024

function checkAnnouncedSize(call: Call, bytes: number): void {
  if (call.form && bytes > call.form.maxBytes * mostFilesOf(call.form) + formOverhead)
    throw refuse('too_large', { limit: sizeInWords(call.form.maxBytes) })
}

export const sizeInWords = (bytes: number): string =>
  bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GiB` : `${Math.round((bytes / 1024 ** 2) * 10) / 10} MiB`
