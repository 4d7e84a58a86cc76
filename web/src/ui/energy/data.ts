import { query } from '../../platform/api.ts'

/** Which articles have a label here: asked once, for all arrows of a screen and those that follow. */
export const labelledQuery = () => ({ ...query('energyLabels'), staleTime: 10 * 60_000 })
/** A label by the code of its article; its addresses are good for minutes, so they are asked when it is opened. */
export const labelQuery = (code: string) => query('energyLabel', { query: { code } })

/** The bytes of a label that is a PDF: a frame shows what the page itself has, nothing of elsewhere. */
export const labelBytesQuery = (url: string) => ({
  queryKey: ['energyLabelBytes', url],
  gcTime: 0,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const response = await fetch(url, { signal })
    if (!response.ok) throw new Error(String(response.status))
    return response.blob()
  },
})
