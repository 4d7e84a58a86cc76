import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, id, saved, text } from '../fields/fields.ts'
import { plainText, plainTextUpTo } from '../fields/plain-text.ts'

/** The lists people can save views of. The roles of the call behind a list decide who sees it. */
export const viewLists = [
  'clients',
  'sheets',
  'agencies',
  'revenue',
  'materials',
  'agencyRequests',
  'toSend',
  'preparations',
  'shipments',
  'handOvers',
] as const
export type ViewList = (typeof viewLists)[number]

export const viewsPerList = 30
export const viewNameLength = 60

/** On one line, and something of it can be read. */
const name = z
  .string()
  .overwrite(plainTextUpTo(viewNameLength, (raw) => plainText(raw).replace(/\s+/g, ' ')))
  .min(1)
  .max(viewNameLength)
  .regex(/[\p{L}\p{N}]/u, 'readable_name')

const single = z.union([text(200), z.number(), z.boolean()])
const atMost = { keys: 20, characters: 2000 } as const

/** What stands in the address behind the question mark: small and flat. What its words mean only the page knows. */
const search = z
  .record(z.string().regex(/^[a-z][a-z_]{0,29}$/), z.union([single, z.array(single)]))
  .refine((given) => {
    const keys = Object.keys(given).length
    return keys >= 1 && keys <= atMost.keys && JSON.stringify(given).length <= atMost.characters
  })

export const SavedView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** As it was kept; the page reads it as it reads any address, and leaves out what it does not understand. */
    search: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'SavedView' })

const whoSeesLists = ['admin', 'sales', 'agent', 'customer'] as const

export const viewsCalls = defineCalls({
  savedViews: {
    method: 'GET',
    path: '/api/v1.0/me/views',
    summary: 'One’s own views of a list, by name',
    roles: whoSeesLists,
    effect: 'read',
    query: z.object({ list: z.enum(viewLists) }),
    response: z.array(SavedView).max(viewsPerList),
  },
  saveView: {
    method: 'POST',
    path: '/api/v1.0/me/views',
    summary:
      'Keeps a view of a list under a name; in the place of the one called so only where that is asked for',
    roles: whoSeesLists,
    effect: 'write',
    body: z.strictObject({ list: z.enum(viewLists), name, search, replace: z.boolean().optional() }),
    response: saved,
    refuses: ['view_name_taken', 'too_many_views'],
    leadsTo: { renameView: { id: 'response.id' }, deleteView: { id: 'response.id' } },
  },
  renameView: {
    method: 'PUT',
    path: '/api/v1.0/me/views/{id}',
    summary: 'Gives one of one’s own views another name',
    roles: whoSeesLists,
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({ name }),
    response: saved,
    refuses: ['view_name_taken'],
  },
  deleteView: {
    method: 'DELETE',
    path: '/api/v1.0/me/views/{id}',
    summary: 'Deletes one of one’s own views',
    roles: whoSeesLists,
    effect: 'write',
    params: z.object({ id }),
    response: done,
  },
})
