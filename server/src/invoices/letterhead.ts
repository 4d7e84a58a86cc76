import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { Company } from '../platform/papers/drawing/index.ts'

/** Who is at the head of our papers; handed in, because it is kept above. */
export type Letterhead = (db: Db, config: Config) => Promise<Company>
