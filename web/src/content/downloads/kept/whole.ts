import i18next from 'i18next'
import { ApiError } from '../../../platform/api-error.ts'

/** Attempts that may bring nothing, one after the other, before a line counts as gone. */
const inVain = 3
const pause = 1500

interface Part {
  readonly blob: Blob
  /** Which bytes these are: of others nothing can be gone on with. */
  readonly edition: string | null
}

/** Reads what is missing of a file; of another edition than the one begun, all of it. */
async function readOn(url: string, had: Part | null, onBytes: (bytes: number) => void): Promise<Part> {
  const from = had?.blob.size ?? 0
  const headers: Record<string, string> = had?.edition
    ? { range: `bytes=${from}-`, 'if-range': had.edition }
    : {}
  const response = await fetch(url, { headers })
  if (!response.ok) throw new ApiError(response.status, { message: i18next.t('downloads:expired') })
  const goesOn = response.status === 206 && had !== null
  const reader = response.body?.getReader()
  const edition = response.headers.get('etag')
  let blob = goesOn ? had.blob : new Blob()
  let fresh: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  // Blobs of this length lie on the disk, not in the memory of the page.
  const put = () => {
    blob = new Blob([blob, ...fresh])
    fresh = []
    waiting = 0
  }
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      fresh.push(next.value)
      waiting += next.value.length
      if (waiting > 8 * 1024 * 1024) put()
      onBytes(blob.size + waiting)
    }
  } catch {
    // The line broke: what came is kept, and gone on with.
  }
  put()
  return { blob, edition }
}

/** A file to its last byte, over a line that breaks as often as it likes. */
export async function wholeFile(url: string, size: number, onPart: (part: number) => void): Promise<Blob> {
  let had: Part | null = null
  for (let failed = 0; ; ) {
    const before: number = had?.blob.size ?? 0
    try {
      had = await readOn(url, had, (bytes) => onPart(bytes / size))
    } catch (error) {
      if (error instanceof ApiError) throw error
    }
    const now: number = had?.blob.size ?? 0
    if (had && now >= size) return had.blob
    failed = now > before ? 0 : failed + 1
    if (failed >= inVain) throw new ApiError(0, { key: 'offline', message: i18next.t('app:errors.offline') })
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
