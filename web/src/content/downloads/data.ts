import type { Language } from '@mandato/contract/words'
import { keepPreviousData } from '@tanstack/react-query'
import { act, type Answer, call, type Input, query, upload } from '../../platform/api.ts'
import type { OnSent } from '../../platform/upload.ts'

export type Downloads = Answer<'downloads'>['response']
export type Folder = Downloads['folders'][number]
export type DownloadRow = Downloads['files'][number]
export type DownloadDetail = Answer<'downloadDetail'>['response']
export type Fields = NonNullable<Input<'addDownload'>['fields']>

interface Asked {
  readonly folder?: number | undefined
  readonly q?: string | undefined
  readonly language?: Language | undefined
  readonly page?: number | undefined
}
/** Addresses of files are good for two hours; they are read again long before. */
const fresh = 10 * 60_000

export const downloadsQuery = ({ folder, q, language, page }: Asked) => ({
  ...query('downloads', {
    params: folder === undefined ? {} : { folder },
    query: { ...(q && { q }), ...(language && { language }), ...(page && { page }) },
  }),
  placeholderData: keepPreviousData,
  staleTime: 0,
  refetchInterval: fresh,
})
export const downloadQuery = (id: number, language: Language | undefined) =>
  query('downloadDetail', { params: { id }, query: { ...(language && { language }) } })
export const takesQuery = (id: number) => query('downloadTakes', { params: { id } })
export const folderReachQuery = (body: NonNullable<Input<'folderReach'>['body']>) =>
  query('folderReach', { body })

/** Where several files, or all of a folder, can be had as one archive, and how large it will be. */
export const zipAddress = async (
  of: { readonly ids: readonly number[] } | { readonly folder: number },
  language: Language | undefined,
) => {
  const chosen = 'ids' in of ? { ids: [...of.ids] } : of
  return (await call('zipAddress', { body: { ...chosen, ...(language && { language }) } })).response
}

const changed = ['downloads', 'downloadDetail', 'downloadTakes'] as const
export const watchFolder = () => act('watchFolder', ['downloads'])
export const addFolder = () => act('addFolder', changed)
export const changeFolder = () => act('changeFolder', changed)
export const deleteFolder = () => act('deleteFolder', changed)
export const changeDownload = () => act('changeDownload', changed)
export const deleteDownload = () => act('deleteDownload', changed)
export const sendDownload = (fields: Fields, file: File, onSent: OnSent, signal: AbortSignal) =>
  upload('addDownload', { fields, file }, onSent, signal)
export { changed as downloadReads }
