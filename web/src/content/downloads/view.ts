import { queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError } from '../../platform/api-error.ts'

/** The bytes of a paper by its address, which says for whom they are: no token goes with it. */
export const viewQuery = (url: string, version: number) =>
  queryOptions<Blob, ApiError>({
    queryKey: ['downloadView', version],
    // Papers are large: kept while they are looked at.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw error
        throw new ApiError(0, { key: 'offline', message: i18next.t('app:errors.offline') })
      })
      if (!response.ok) throw new ApiError(response.status, { message: i18next.t('downloads:expired') })
      return response.blob()
    },
  })
