import { mostToPrepare } from './shipping/limits.ts'
import type { Words } from './words.ts'

/** What a call is asked with, for one row. */
export interface RowInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** What is said once for all rows. */
export interface BulkWords {
  readonly note?: string | undefined
  readonly date?: string | undefined
  readonly carrier?: string | undefined
}

/** What is asked about all rows that were done: one call, or several where they are more than one takes. */
export interface FollowUp {
  readonly call: string
  /** So many of them at a time. */
  readonly most: number
  /** How it is asked, with the ids of what was changed. */
  readonly inputOf: (ids: readonly number[]) => RowInput
  /** The ids of what it made. */
  readonly madeOf: (response: never) => readonly number[]
}

/**
 * An act on many rows of a list: one call for each. The screen reads here which rows it suits, and so does the server
 * where all rows of a filter are meant.
 */
export interface BulkAct<R = never> {
  /** The call whose rows they are. */
  readonly list: string
  /** The call each of them is asked with. */
  readonly call: string
  /** How it is asked of a row; null where it does not suit it. */
  readonly inputOf: (row: R, words: BulkWords) => RowInput | null
  readonly nameOf: (row: R) => string
  /** Of all rows of a filter: why one that is meant is not acted upon all the same; a key of `reasons`. */
  readonly leftOut?: (row: R) => string | null
  /** What is done with all that was done, once every row is through. */
  readonly followUp?: FollowUp
  /** The call makes something new of each row: the ids it answers are what the run made. */
  readonly makes?: true
  /** Why an answer that is no refusal did nothing: a key of `reasons`. */
  readonly undone?: (response: never) => string | null
  readonly reasons?: Readonly<Record<string, Words>>
}
const act = <R>(given: BulkAct<R>): BulkAct<R> => given

interface RequestLine {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly requested: number
  readonly available: number
  readonly on_hand?: number | null | undefined
  readonly committed?: number | null | undefined
  readonly product_code: string
  readonly client: string | null
  readonly agency: string
  readonly may: { readonly decide: boolean }
}
const waits = ({ may, status }: RequestLine): boolean => may.decide && status === 'requested'
const lineName = ({ product_code, client, agency }: RequestLine): string =>
  `${product_code} ${client ?? agency}`
/** Accepted as asked for, where the warehouse has it besides what others are promised. */
const isCovered = ({ requested, on_hand, committed }: RequestLine): boolean =>
  requested <= Math.max(0, (on_hand ?? 0) - (committed ?? 0))
const accept = act<RequestLine>({
  list: 'agencyRequests',
  call: 'decideRequest',
  inputOf: (line) => {
    if (!waits(line) || !isCovered(line)) return null
    const { id, requested, version } = line
    return { params: { id }, body: { status: 'accepted', accepted_quantity: requested, version } }
  },
  nameOf: lineName,
  leftOut: (line) => (waits(line) && !isCovered(line) ? 'uncovered' : null),
  reasons: {
    uncovered: {
      it: 'la giacenza non copre quanto richiesto',
      en: 'the stock does not cover what was requested',
      fr: 'le stock ne couvre pas la quantité demandée',
      es: 'las existencias no cubren lo solicitado',
    },
  },
})
interface Prepared {
  readonly sessions: readonly { readonly id: number }[]
}

interface Material {
  readonly id: number
  readonly product_code: string
  readonly name: string
  readonly archived?: boolean | undefined
}
const archived = (wanted: boolean) =>
  act<Material>({
    list: 'materials',
    call: 'setMaterialFlags',
    inputOf: ({ id, archived: is }) =>
      is === wanted ? null : { params: { id }, body: { archived: wanted } },
    nameOf: ({ product_code, name }) => `${product_code} ${name}`,
  })

interface Person {
  readonly id: number
  readonly name: string
  readonly state: string
}

interface ClientSheet {
  readonly client_id: number
  readonly agency_id: number
  readonly business_name: string
  readonly sheet_status: string
  readonly filters: { readonly deletion?: boolean }
}
const isSigning = ({ sheet_status, filters }: ClientSheet): boolean =>
  sheet_status === 'sent' && !filters.deletion
const clientName = ({ business_name }: ClientSheet): string => business_name

interface AgencySheets {
  readonly agency_id: number
  readonly agency: string
  readonly filters: { readonly unfinished: boolean }
}

interface Reminded {
  readonly sheets: number
  readonly skipped: readonly { readonly reason: string }[]
}
const reminder = {
  undone: ({ sheets, skipped }: Reminded): string | null =>
    sheets > 0 ? null : (skipped[0]?.reason ?? 'finished'),
  reasons: {
    too_soon: {
      it: 'già sollecitato nelle ultime 24 ore',
      en: 'already reminded in the last 24 hours',
      fr: 'déjà relancé dans les dernières 24 heures',
      es: 'ya se le recordó en las últimas 24 horas',
    },
    finished: {
      it: 'la scheda è già a posto',
      en: 'the sheet is already done',
      fr: 'la fiche est déjà en ordre',
      es: 'la ficha ya está en orden',
    },
    no_open_link: {
      it: 'il link per la firma è scaduto, invia di nuovo',
      en: 'the link to sign has expired, send it again',
      fr: 'le lien de signature a expiré, renvoyez-le',
      es: 'el enlace de firma ha caducado, envíalo de nuevo',
    },
    no_address: {
      it: 'l’agenzia non ha un indirizzo e-mail',
      en: 'the agency has no e-mail address',
      fr: 'l’agence n’a pas d’adresse e-mail',
      es: 'la agencia no tiene correo electrónico',
    },
  },
} as const

interface Preparation {
  readonly id: number
  readonly recipient: string
  readonly status: string
}
const preparationName = ({ id, recipient }: Preparation): string => `${id} ${recipient}`

interface Shipment {
  readonly id: number
  readonly version: number
  readonly number: string
  readonly recipient: string
  readonly status: string
}

/** Every act on many rows. Who may, decides the call behind it. */
export const bulkActs = {
  acceptRequests: accept,
  /** The same; what was accepted is prepared once all are through. */
  acceptToPrepare: act<RequestLine>({
    ...accept,
    followUp: {
      call: 'openPreparations',
      most: mostToPrepare,
      inputOf: (ids) => ({ body: { requests: ids.map((request_id) => ({ request_id })) } }),
      madeOf: ({ sessions }: Prepared) => sessions.map(({ id }) => id),
    },
  }),
  rejectRequests: act<RequestLine>({
    list: 'agencyRequests',
    call: 'decideRequest',
    inputOf: (line, { note }) => {
      const { id, version } = line
      return waits(line) && note ? { params: { id }, body: { status: 'rejected', note, version } } : null
    },
    nameOf: lineName,
  }),
  /** They leave on one day with one carrier; where no parcel was written, one of what the lines weigh. */
  shipShipments: act<Shipment>({
    list: 'shipments',
    call: 'moveShipment',
    inputOf: ({ id, status, version }, { date, carrier }) =>
      status === 'to_send' || status === 'ready'
        ? {
            params: { a: String(id), b: 'shipped' },
            body: { ...(date && { date }), ...(carrier && { carrier }), one_parcel: true, version },
          }
        : null,
    nameOf: ({ number, recipient }) => `${number} ${recipient}`,
  }),
  closePreparations: act<Preparation>({
    list: 'preparations',
    call: 'changePreparation',
    inputOf: ({ id, status }) => (status === 'open' ? { params: { id }, body: { action: 'ready' } } : null),
    nameOf: preparationName,
  }),
  /** Each becomes a shipment of its own that only has to leave. */
  shipPreparations: act<Preparation>({
    list: 'preparations',
    call: 'makeShipment',
    inputOf: ({ id, status }) =>
      status === 'open' || status === 'ready' ? { body: { orders_id: [id], at_once: true } } : null,
    nameOf: preparationName,
    makes: true,
  }),
  archiveMaterials: archived(true),
  restoreMaterials: archived(false),
  invitePeople: act<Person>({
    list: 'users',
    call: 'sendPasswordLink',
    inputOf: ({ id, state }) =>
      state === 'uninvited' || state === 'invited' ? { params: { user: id } } : null,
    nameOf: ({ name }) => name,
  }),
  remindSigners: act<ClientSheet>({
    list: 'ownStatusClients',
    call: 'remindSigner',
    inputOf: (row) => (isSigning(row) ? { params: { client: row.client_id } } : null),
    nameOf: clientName,
    ...reminder,
  }),
  remindClients: act<ClientSheet>({
    list: 'statusClients',
    call: 'remindAgencyAsked',
    inputOf: (row) =>
      isSigning(row) ? { params: { id: row.agency_id }, query: { client: row.client_id } } : null,
    nameOf: clientName,
    ...reminder,
  }),
  remindAgencies: act<AgencySheets>({
    list: 'statusAgencies',
    call: 'remindAgencyAsked',
    inputOf: ({ agency_id, filters }) =>
      agency_id > 0 && filters.unfinished ? { params: { id: agency_id } } : null,
    nameOf: ({ agency }) => agency,
    ...reminder,
  }),
  flagSheets: act<ClientSheet>({
    list: 'statusClients',
    call: 'flagForRenewal',
    inputOf: ({ client_id, sheet_status, filters }) =>
      sheet_status === 'confirmed' && !filters.deletion ? { params: { client: client_id } } : null,
    nameOf: clientName,
  }),
} as const

export type BulkActName = keyof typeof bulkActs
export const bulkActNames = Object.keys(bulkActs) as BulkActName[]

/** A run of an act on many rows. */
export const bulkStates = ['queued', 'working', 'done', 'failed', 'cancelled'] as const
