import type { Language } from '@mandato/contract/words'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { dropFile, dropFiles, type KeptFile, keptBytes, keptFiles } from '../../../platform/kept/store.ts'
import { isViewing, readPerson } from '../../../platform/session.ts'
import { keptKey, type Wanted } from './keeping.ts'

/** Whose files are kept in this window; looking as somebody else, nobody's. */
export const keeper = (): number | null => (isViewing() ? null : readPerson())

/** What lies on this device. It is read from there, and not kept once more as an answer. */
export const keptQuery = () => {
  const person = keeper()
  return queryOptions({
    queryKey: [keptKey, person],
    queryFn: () => (person === null ? [] : keptFiles(person).catch(() => [])),
    persister: (queryFn, context) => queryFn(context),
    networkMode: 'always',
    staleTime: 0,
  })
}

/** As many as one question asks for. */
const atOnce = 100

/** The newest of what is kept, as far as it is still in sight. */
async function newestOf(files: readonly KeptFile[]): Promise<Wanted[]> {
  const found: Wanted[] = []
  for (const language of new Set(files.map(({ asked }) => asked))) {
    const ids = files.filter(({ asked }) => asked === language).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += atOnce) {
      const query = {
        ids: ids.slice(at, at + atOnce).join(','),
        ...(language && { language: language as Language }),
      }
      const { response } = await call('downloads', { params: {}, query })
      found.push(...response.files.map((file) => ({ file, asked: language })))
    }
  }
  return found
}

/** What there is newer of the kept files, and which of them are no longer for their keeper. */
export interface Standing {
  readonly newer: readonly Wanted[]
  readonly gone: readonly KeptFile[]
}
export const standingQuery = (files: readonly KeptFile[]) =>
  queryOptions({
    // Read again with the area.
    queryKey: ['downloads', keptKey, files.map(({ id, version_id }) => [id, version_id])],
    queryFn: async (): Promise<Standing> => {
      const newest = new Map((await newestOf(files)).map((one) => [one.file.id, one]))
      return {
        newer: files.flatMap(({ id, version_id }) => {
          const one = newest.get(id)
          return one && one.file.version_id !== version_id ? [one] : []
        }),
        gone: files.filter(({ id }) => !newest.has(id)),
      }
    },
    persister: (queryFn, context) => queryFn(context),
    enabled: files.length > 0,
  })

export const bytesHere = (files: readonly KeptFile[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)

const reread = (client: QueryClient) => client.invalidateQueries({ queryKey: [keptKey] })

export async function dropKept(client: QueryClient, files: readonly KeptFile[]): Promise<void> {
  for (const { person, id } of files) await dropFile(person, id)
  await reread(client)
}

/** Everything this person keeps. */
export async function emptyKept(client: QueryClient): Promise<void> {
  const person = keeper()
  await dropFiles((one) => one !== person)
  await reread(client)
}

/** The bytes of a version that is kept here; none of another version. */
export async function keptVersion(
  client: QueryClient,
  id: number,
  version: number,
): Promise<Blob | undefined> {
  const person = keeper()
  const files = await client.fetchQuery(keptQuery())
  const here = files.some((one) => one.id === id && one.version_id === version)
  return person !== null && here ? keptBytes(person, id) : undefined
}
