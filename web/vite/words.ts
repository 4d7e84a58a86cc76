import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const lazyPiece = /\blazy(?:Page|Part|Extra)\(\s*\(\) =>\s*import\(\s*'([^']+)'\s*\),\s*'\w+'/g
const imported = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?'(\.[^']+)'/gm
const spoken = [/\buseTranslation\('(\w+)'/g, /\bt\(\s*['`](\w+):\w/g]
/** Loaded before anything else is drawn. */
const everywhere = new Set(['app', 'ui'])

/**
 * Which words a lazy page or part needs, read from its source and from all that it imports, and written behind its
 * `import()`: the words come beside the code, and nobody can forget to list them.
 */
export const words = (): Plugin => ({
  name: 'mandato-words',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || code.search(lazyPiece) < 0) return null
    return {
      code: code.replace(
        lazyPiece,
        (call, path: string) => `${call}, ${JSON.stringify(wordsOf(join(dirname(id), path)))}`,
      ),
      map: null,
    }
  },
})

/**
 * The namespaces of a module and of what it imports at once; what it loads lazily brings its own.
 * @param file absolute path of the module
 */
export function wordsOf(file: string): string[] {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (path: string, names: readonly string[]) => {
    const key = isFrontDoor(path) ? `${path} ${names.join()}` : path
    if (seen.has(key) || !existsSync(path)) return
    seen.add(key)
    const source = readFileSync(path, 'utf8')
    for (const pattern of spoken)
      for (const [, name = ''] of source.matchAll(pattern)) if (!everywhere.has(name)) found.add(name)
    for (const [, clause = '', from = ''] of source.matchAll(imported)) {
      const wanted = namesIn(clause)
      // Of an `index.ts` only the imported names count: the rest is tree-shaken.
      if (isFrontDoor(path) && !wanted.some((name) => names.includes(name))) continue
      if (/\.tsx?$/.test(from)) visit(join(dirname(path), from), wanted)
    }
  }
  visit(file, [])
  return [...found].sort()
}

const isFrontDoor = (path: string) => path.endsWith('/index.ts')
const namesIn = (clause: string): string[] =>
  [...clause.matchAll(/(?<!type )\b(\w+)(?:\s+as\s+\w+)?(?=\s*[,}]|$)/g)].map(([, name = '']) => name)
