import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { done, id, saved, search as typed, text } from '../fields/fields.ts'
import { viewLists } from '../domains.ts'
import { plainText, plainTextUpTo } from '../fields/plain-text.ts'

export const viewsPerList = 30
export const viewNameLength = 60
/** So many people one view can be shared with by name, and so many shared views one is shown. */
export const sharedAtMost = { people: 50, views: 100 } as const

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

const Person = z.object({ id: z.int(), name: z.string() })

export const SavedView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** As it was kept; the page reads it as it reads any address, and leaves out what it does not understand. */
    search: z.record(z.string(), z.unknown()),
    /** Whose it is, where somebody shared it; null for one’s own. */
    owner: z.string().nullable(),
    /** With whom one’s own is shared; null where with nobody, and for those of others. */
    shared: z
      .union([
        z.object({ with: z.enum(['agency', 'staff']) }),
        z.object({ with: z.literal('people'), people: z.array(Person) }),
      ])
      .nullable(),
  })
  .meta({ id: 'SavedView' })

const whoSeesLists = ['admin', 'sales', 'agent', 'customer'] as const
/** A customer has no colleagues here. */
const whoShares = ['admin', 'sales', 'agent'] as const

export const viewsCalls = defineCalls({
  savedViews: {
    method: 'GET',
    path: '/api/v1.0/me/views',
    summary: 'One’s own views of a list, and those that others share with one, by name',
    roles: whoSeesLists,
    effect: 'read',
    query: z.object({ list: z.enum(viewLists) }),
    response: z.array(SavedView).max(viewsPerList + sharedAtMost.views),
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
  shareView: {
    method: 'POST',
    path: '/api/v1.0/me/views/{id}/share',
    summary:
      'Shows one of one’s own views to the own agency, to head office or to people by name, in the place of whom it was shown to; its rows stay those each reader may see',
    roles: whoShares,
    effect: 'write',
    params: z.object({ id }),
    body: z.strictObject({
      with: z.union([z.enum(['agency', 'staff']), z.array(id).min(1).max(sharedAtMost.people)]),
    }),
    response: saved,
    refuses: ['no_agency_to_share', 'person_unknown'],
  },
  unshareView: {
    method: 'DELETE',
    path: '/api/v1.0/me/views/{id}/share',
    summary: 'Shows one of one’s own views to nobody else any more',
    roles: whoShares,
    effect: 'write',
    params: z.object({ id }),
    response: saved,
  },
  viewPeople: {
    method: 'GET',
    path: '/api/v1.0/me/views-people',
    summary: 'Whom one may share views with by name: an agent the colleagues, head office all who see lists',
    roles: whoShares,
    effect: 'read',
    query: z.object({ list: z.enum(viewLists), q: typed }),
    response: z.array(Person.extend({ agency: z.string().nullable() })).max(20),
  },
})
