import { abandonedImports } from '../queries/imports.ts'
import { isImportRunning } from '../queries/session.ts'
import { runImport, type RunParts } from './run-import.ts'

/** Resumes imports of a killed process. A running import is locked and therefore skipped. */
export async function resumeImports(parts: RunParts): Promise<void> {
  for (;;) {
    if (await isImportRunning(parts.db)) return
    const [id] = await abandonedImports(parts.db)
    if (id === undefined) return
    await runImport(parts, id)
  }
}
