import type { Place } from '@mandato/contract/registry/master-record'
import type * as z from 'zod'

/** A place as it was when it was chosen or confirmed: what stands on the letter. */
export type StoredPlace = z.input<typeof Place>
