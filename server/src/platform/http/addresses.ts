/** A path without a route. */
const unreadable = '/api/unreadable-address'

/**
 * Where a request is led. The router answers an address that is no UTF-8 by itself, before our hooks: without
 * headers, limits, log and language. So such a request is sent to a path without a route, and refused like all others.
 */
export function readableAddress({ url = '/' }: { readonly url?: string | undefined }): string {
  try {
    // A query that is no UTF-8 is read as it stands.
    decodeURIComponent(/^[^?#]*/.exec(url)?.[0] ?? '')
    return url
  } catch {
    return unreadable
  }
}

/** Files and folders that begin with a dot are never served: `/.git/HEAD`, `/assets/.env`. */
export const isHidden = (path: string): boolean => decodeURIComponent(path).includes('/.')
