import { abandonedImports } from '../queries/imports.ts'
import { isImportRunning } from '../queries/session.ts'
import { runImport, type RunParts } from './run-import.ts'

/** Takes up what a killed process left behind. Whoever works at an import holds its lock, so then nothing is. */
export async function resumeImports(parts: RunParts): Promise<void> {
  for (;;) {
    if (await isImportRunning(parts.db)) return
    const [id] = await abandonedImports(parts.db)
    if (id === undefined) return
    await runImport(parts, id)
  }
}
