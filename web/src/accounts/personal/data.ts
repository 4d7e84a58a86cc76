import { act, type Answer, call, download, type FileKind, query, type Watch } from '../../platform/api.ts'
import { saveBlob } from '../../platform/files.ts'

export type Processing = Answer<'processingRegister'>['response'][number]

/** The data as a file for another program. */
const saveJson = (rows: unknown, name: string) =>
  saveBlob(
    new Response(JSON.stringify(rows, null, 2), { headers: { 'content-type': 'application/json' } }),
    `${name}.json`,
  )
export const ownJson = async (name: string) => saveJson((await call('ownData')).response, name)
export const ownPdf = (watch: Watch) => download('ownData', {}, 'pdf', watch)
export const personJson = async (id: number, name: string) =>
  saveJson((await call('personData', { params: { id } })).response, name)
export const personPdf = (id: number, watch: Watch) =>
  download('personData', { params: { id } }, 'pdf', watch)

export const erasureQuery = (id: number) => query('erasure', { params: { id } })
export const erasePerson = () => act('erasePerson', ['users', 'user', 'userSessions', 'audit'])

export const processingQuery = () => query('processingRegister')
export const processingFile = (kind: FileKind, watch: Watch) =>
  download('processingRegister', {}, kind, watch)
