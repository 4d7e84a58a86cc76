/** Hands an answered file to the browser under the name the server gave it. */
export async function saveBlob(
  response: Response,
  otherwise: string,
  onBytes?: (received: number) => void,
): Promise<void> {
  const url = URL.createObjectURL(onBytes ? await received(response, onBytes) : await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(response.headers.get('content-disposition')) ?? otherwise
  link.click()
  // The browser reads the address after this turn; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The file, told of while it grows: it is made as it is sent, so nobody knows how long it will be. */
async function received(response: Response, onBytes: (received: number) => void): Promise<Blob> {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value)
    bytes += next.value.length
    onBytes(bytes)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null
}
