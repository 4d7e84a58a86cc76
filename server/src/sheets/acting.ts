import type { Context, Services } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'
import type { ClientFigures } from '../registry/index.ts'
import type { SheetPapers } from './papers/paper.ts'

/** What `app.ts` gives the sheets: drawing and sealing, and figures of a later domain. */
export interface SheetTools {
  readonly papers: SheetPapers
  readonly figures?: ClientFigures
}

/** An act of a person that makes papers. */
export type Acting = Context & SheetTools
/** Work without a person: timers, sealing, the signer's page. */
export type Working = Services & SheetTools & { readonly db: Db }
