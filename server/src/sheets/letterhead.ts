import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { Company } from '../platform/papers/drawing/index.ts'
import { companyOn } from './papers/compose.ts'
import { sheetSettings } from './queries/settings.ts'

/** The company at the head of a paper, as it entered itself in the settings. */
export const letterhead = async (db: Db, { brandName }: Config): Promise<Company> =>
  companyOn(brandName, await sheetSettings(db))
