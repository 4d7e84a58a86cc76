import type { contentDeskCalls } from '@mandato/contract/content/desk'
import type * as z from 'zod'
import { type Reader, readerLike } from './queries/scope.ts'

type As = Pick<
  z.output<(typeof contentDeskCalls)['previewContent']['body']>,
  'as_type' | 'as_profile' | 'as_country' | 'as_agency'
>

/** Somebody of such a kind, who need not exist. */
export function readerAs({ as_type, as_profile, as_country, as_agency }: As): Reader {
  const role =
    as_type === 2
      ? 'agent'
      : as_profile === 'press'
        ? 'press'
        : as_profile === undefined
          ? 'customer'
          : 'reseller'
  return readerLike(role, as_profile ?? null, as_country, as_agency)
}
