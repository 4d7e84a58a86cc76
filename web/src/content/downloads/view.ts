import { queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError } from '../../platform/api-error.ts'
import { queryClient } from '../../platform/queries.ts'
import { keptVersion } from './kept/data.ts'

/** What can be looked at: from the server, or from this device where just this version is kept on it. */
export interface Viewed {
  readonly id: number
  readonly version_id: number
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly view_url: string | null
  readonly caption?: string
  readonly credit?: string
}

/** What a browser shows by itself, of what lies on the device. */
export const isShown = (mime: string): boolean => /^(application\/pdf|image\/(png|jpeg|webp))$/.test(mime)

async function fetched(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError(0, { key: 'offline', message: i18next.t('app:errors.offline') })
  })
  if (!response.ok) throw new ApiError(response.status, { message: i18next.t('downloads:expired') })
  return response.blob()
}

/** The bytes of a paper or a picture: those kept here, or by its address, which says for whom they are. */
export const viewQuery = ({ id, version_id, view_url }: Viewed) =>
  queryOptions<Blob, ApiError>({
    queryKey: ['downloadView', version_id],
    // Papers are large: held while they are looked at, and kept on the device only where somebody asked for it.
    gcTime: 0,
    persister: (queryFn, context) => queryFn(context),
    queryFn: async ({ signal }) => {
      const here = await keptVersion(queryClient, id, version_id).catch(() => undefined)
      return here ?? fetched(view_url ?? '', signal)
    },
  })
