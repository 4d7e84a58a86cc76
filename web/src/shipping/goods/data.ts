import { type Answer, download, type FileKind, query, type Watch } from '../../platform/api.ts'

/** Whose goods: a client's, or an agency's with all its clients. */
export interface Owner {
  readonly agency?: number
  readonly client?: number
}

export type DeliveredRow = Answer<'deliveredMaterials'>['response'][number]

/** The newest ones; what is older is in the lists and in the file. */
const newest = 20
const ofOwner = ({ agency = 0, client = 0 }: Owner) => ({ agency, client })

export const deliveredQuery = (owner: Owner) =>
  query('deliveredMaterials', {
    params: ofOwner(owner),
    query: { per_page: newest, sort: 'date', order: 'desc' },
  })
export const deliveredFile = (owner: Owner, kind: FileKind, watch: Watch) =>
  download('deliveredMaterials', { params: ofOwner(owner) }, kind, watch)
export const shipmentsOf = (owner: Owner) =>
  query('shipments', {
    params: { page: 1 },
    query: { ...owner, per_page: newest, sort: 'number', order: 'desc' },
  })
export const handOversOf = (owner: Owner) =>
  query('handOvers', { params: { page: 1 }, query: { ...owner, per_page: newest } })
