import { runImport } from '../../server/src/imports/index.ts'
import { invoices } from '../../server/src/invoices/import-kinds/invoices.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import { folderStore } from '../../server/src/platform/files/files.ts'
import { importKindsOf } from '../../server/src/platform/import-kit/declared.ts'
import { prices } from '../../server/src/prices/import-kinds/prices.ts'

/**
 * Runs one import in a process of its own, so that its memory can be told:
 * `node bench/lib/import-once.ts <connection as JSON> <files folder> <import id>` prints milliseconds and MiB.
 */
const [connection = '{}', folder = '', id = '0'] = process.argv.slice(2)
const open = openDatabase(JSON.parse(connection) as object, { max: 2 })
const began = performance.now()
await runImport(
  {
    db: open.db,
    connection: JSON.parse(connection) as object,
    files: folderStore(folder),
    clock: systemClock,
    config: { importMaxRejects: 1 },
    // What the benches bring in, and no more: the other domains would weigh with it.
    kinds: importKindsOf([invoices, prices], []),
  },
  Number(id),
)
const milliseconds = performance.now() - began
await open.close()
console.log(JSON.stringify({ milliseconds, mebibytes: process.resourceUsage().maxRSS / 1024 }))
