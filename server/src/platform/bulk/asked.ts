import type { RowInput } from '@mandato/contract/bulk-acts'
import type { Call } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import type { Input } from '../http/input.ts'
import { parse } from '../http/validation.ts'
import { holds, isStaff, type Person } from '../person.ts'

/** Whether somebody may ask a call, as the door of the call itself decides it. */
export const mayAsk = (call: Call, person: Person): boolean =>
  call.roles !== 'public' &&
  call.roles.includes(person.role) &&
  (!call.needs || !isStaff(person) || holds(person, call.needs))

/** What a call is asked with, checked as if it had come by itself. */
export const inputFor = (
  call: Call,
  { params = {}, query = {}, body = {} }: RowInput,
  language: Language,
): Input => ({
  ...(call.params && { params: parse(call.params, params, language) }),
  ...(call.query && { query: parse(call.query, query, language) }),
  ...(call.body && { body: parse(call.body, body, language) }),
})

/** A list as its first page: the filter does not say which page it was asked from. */
export const firstPage = ({ params }: Call, filter: RowInput): RowInput =>
  params && 'page' in params.shape ? { ...filter, params: { ...filter.params, page: 1 } } : filter
