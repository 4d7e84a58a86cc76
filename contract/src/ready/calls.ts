import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { applianceFilters, applianceFilterWords } from '../catalogue/appliance-calls.ts'
import { shownClient } from '../catalogue/appliance-rows.ts'
import { instant } from '../fields/dates.ts'
import { done, id, saved } from '../fields/fields.ts'
import { list } from '../list.ts'
import { energyGroups } from '../catalogue/energy.ts'
import { mostPieces } from './names.ts'
import { OwnHold, Pickup, ReadyDetail, ReadyRow, Shortage } from './rows.ts'
import { readyColumns } from './tables.ts'

const readers = ['admin', 'sales', 'agent', 'customer'] as const
const byId = z.object({ id })
const wanted = z.strictObject({
  /** The article. */
  id,
  quantity: z.int().min(1).max(mostPieces).default(1),
  /** For which client, where that is known yet: by its id. */
  customer: id.optional(),
})

/** Goods that are ready to be fetched: seen, held for a while, waited for. Ordering them: `saveOrder`. */
export const readyCalls = defineCalls({
  readyGoods: list('/api/v1.0/pronta-consegna/{page}', ReadyRow, readyColumns, {
    summary: 'Appliances that are there, with the price of a client; what is all promised is left out',
    roles: readers,
    title: { it: 'Pronta consegna', en: 'Ready for delivery', fr: 'Disponibles', es: 'Entrega inmediata' },
    about: { client: 'customer' },
    filter: {
      q: applianceFilters.q,
      category: z.enum(energyGroups).optional(),
      brand: applianceFilters.brand,
      energy: applianceFilters.energy,
      /** Whose prices: a client’s id; the own ones of a customer with one client. */
      customer: id.optional(),
    },
    filterWords: {
      q: applianceFilterWords.q,
      category: applianceFilterWords.group,
      brand: applianceFilterWords.brand,
      energy: applianceFilterWords.energy,
    },
    sort: 'name',
    meta: z.object({
      /** Free pieces are shown in numbers. */
      counted: z.literal(true).optional(),
      /** When the goods were counted last. */
      counted_at: instant.nullable(),
      brands: z.array(z.string()),
      /** Whose prices these are. */
      client: shownClient,
      /** Of what is ordered now, and where. */
      pickup: Pickup,
      pickup_place: z.string(),
      /** Articles of which less was counted than is promised, for the staff. */
      short: z.int().optional(),
    }),
  }),
  readyArticle: {
    method: 'GET',
    path: '/api/v1.0/pronta-consegna/detail/{id}',
    summary: 'One article with its documents, when it can be fetched, one’s own holds, and what is alike',
    roles: readers,
    effect: 'read',
    params: byId,
    query: z.object({ customer: id.optional() }),
    response: ReadyDetail,
  },
  readyShortages: {
    method: 'GET',
    path: '/api/v1.0/pronta-consegna/shortages',
    summary: 'Articles of which less was counted than is promised, with the orders that wait for them',
    roles: ['admin', 'sales'],
    effect: 'read',
    response: z.array(Shortage),
  },
  readyHolds: {
    method: 'GET',
    path: '/api/v1.0/pronta-consegna/holds',
    summary: 'What one holds at the moment',
    roles: readers,
    effect: 'read',
    response: z.array(OwnHold),
  },
  holdReady: {
    method: 'POST',
    path: '/api/v1.0/pronta-consegna/hold',
    summary:
      'Hold goods for a while; a second time on the same article answers the first hold, whose end never moves',
    roles: readers,
    effect: 'write',
    body: wanted,
    response: saved.extend({ quantity: z.int(), ends_at: instant }),
    refuses: ['ready_gone'],
  },
  releaseReady: {
    method: 'DELETE',
    path: '/api/v1.0/pronta-consegna/hold/{id}',
    summary: 'Let a hold go; whoever is next in the queue gets it',
    roles: readers,
    effect: 'write',
    params: byId,
    response: done,
  },
  queueForReady: {
    method: 'POST',
    path: '/api/v1.0/pronta-consegna/queue',
    summary: 'Wait for what is not free; a second time answers the first place',
    roles: readers,
    effect: 'write',
    body: wanted,
    response: done.extend({ place: z.int(), quantity: z.int() }),
    refuses: ['ready_there'],
  },
  leaveReadyQueue: {
    method: 'DELETE',
    path: '/api/v1.0/pronta-consegna/queue/{id}',
    summary: 'Wait no longer for an article',
    roles: readers,
    effect: 'write',
    params: byId,
    response: done,
  },
})
