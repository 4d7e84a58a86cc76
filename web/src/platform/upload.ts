/** How much of a file has left, 0–1. */
export type OnSent = (part: number) => void

/** A request with a form, as it is to leave. */
export interface Upload {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: FormData
  readonly signal?: AbortSignal | undefined
}

/** Sends like `fetch` and tells how much has left: `fetch` cannot say that, and large files take minutes. */
export function sendWithProgress(
  { method, url, headers, body, signal }: Upload,
  onSent: OnSent,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total }) => onSent(total ? loaded / total : 0)
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? ''
      const { status, statusText, responseText } = request
      // With 204 even an empty body is refused.
      resolve(new Response(responseText || null, { status, statusText, headers: { 'content-type': type } }))
    }
    request.onerror = () => reject(new TypeError('network'))
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
