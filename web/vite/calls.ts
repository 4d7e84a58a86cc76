import { pathToFileURL } from 'node:url'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Calls } from '@mandato/contract/call'

const VIRTUAL = 'virtual:calls'
const contract = resolve(import.meta.dirname, '../../contract/src')

/**
 * The browser needs of a call only how to send it: method, path and the name of the file part. This module
 * is read from the contract while building, so that no zod schema of a call is ever sent to a browser
 * (30 kB and more of them); the types come from the contract itself.
 */
export function virtualCalls(): Plugin {
  return {
    name: 'mandato-calls',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null
      this.addWatchFile(contract)
      return `export default ${JSON.stringify(await wires())}
export const version = ${JSON.stringify(await versionOf(contract))}`
    },
    // The contract is imported by Node, which keeps modules: only a new process reads it anew.
    async handleHotUpdate({ file, server }) {
      if (file.startsWith(contract)) await server.restart()
    },
  }
}

async function wires() {
  const { calls } = (await import(pathToFileURL(`${contract}/index.ts`).href)) as { calls: Calls }
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, [call.method, call.path, call.form?.file ?? 0]]),
  )
}

/**
 * Changes whenever the contract does: answers kept by an older app may have another shape than the pages of a newer
 * one expect.
 */
async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort())
    hash.update(file).update(await readFile(resolve(folder, file)))
  return hash.digest('hex').slice(0, 12)
}
