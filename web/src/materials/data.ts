import {
  act,
  type Answer,
  type Asked,
  type FileKind,
  listFile,
  listQuery,
  query,
  type Watch,
} from '../platform/api.ts'

export type MaterialRow = Answer<'materials'>['response'][number]

export const materialsQuery = (asked: Asked) => listQuery('materials', asked)
export const materialsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('materials', asked, kind, watch)
export const familiesQuery = () => query('families')
/** The clients in sight, those of one agency where one is chosen. */
export const clientsQuery = (agency: number | undefined) =>
  query('clientChoices', { query: agency === undefined ? {} : { agency } })

export const setFlags = () => act('setMaterialFlags', ['materials'])
export const requestMaterials = () =>
  act('requestMaterials', ['materials', 'agencyRequests', 'dashboardMaterials', 'toSend'])
