import type { Parts } from './platform/parts.ts'
import type { SheetPapers } from './sheets/index.ts'

/** What the server and its jobs are made of: the parts of the platform, and who draws and seals the papers. */
export interface AppParts extends Parts {
  readonly papers: SheetPapers
}
