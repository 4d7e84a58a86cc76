import { readFileSync } from 'node:fs'
import { parseSync, type Plugin } from 'vite'

type Resolve = (source: string, importer: string) => Promise<string | undefined>
/** The module that defines an export, and the export's name there. */
type Origin = { readonly file: string; readonly name: string }
type Exports = {
  /** By exported name: where it comes from, or null when this module defines it. */
  readonly named: ReadonlyMap<string, { readonly source: string; readonly name: string } | null>
  /** Sources of `export * from`. */
  readonly stars: readonly string[]
}

/** Packages with one index for everything, and our domains' `index.ts`. */
const barrels = /^@(mantine|tabler|tanstack|visx)\/[\w-]+$|\/index\.ts$/
const mayImportBarrel = /['"]@(?:mantine|tabler|tanstack|visx)\/|\/index\.ts['"]/
const readable = /\.([cm]?js|tsx?)$/

/**
 * Imports from an index become imports of the modules that define the names. Through an index every module seems to
 * need every other, so a build could not say which of them belong to the first screens (`pieces.ts`); it also reads
 * six thousand icons to use forty.
 */
export function directImports(): Plugin {
  const known = new Map<string, Exports>()
  const exportsOf = (file: string): Exports => {
    const before = known.get(file)
    if (before) return before
    const found = readable.test(file) ? readExports(file) : { named: new Map<string, null>(), stars: [] }
    known.set(file, found)
    return found
  }

  const originOf = async (file: string, name: string, resolve: Resolve): Promise<Origin | undefined> => {
    const { named, stars } = exportsOf(file)
    const handedOn = named.get(name)
    if (handedOn === null) return { file, name }
    if (handedOn) {
      const from = await resolve(handedOn.source, file)
      // A whole module under one name has no smaller origin than the index that names it.
      if (!from || handedOn.name === '*') return { file, name }
      return (await originOf(from, handedOn.name, resolve)) ?? { file: from, name: handedOn.name }
    }
    for (const star of name === 'default' ? [] : stars) {
      const from = await resolve(star, file)
      const origin = from && (await originOf(from, name, resolve))
      if (origin) return origin
    }
    return undefined
  }

  return {
    name: 'mandato-direct-imports',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (!readable.test(id) || !mayImportBarrel.test(code)) return null
      const resolve: Resolve = async (source, importer) => (await this.resolve(source, importer))?.id
      let direct = code
      const imports = parseSync(id, code).module.staticImports
      for (const { start, end, moduleRequest, entries } of imports.toReversed()) {
        if (
          !barrels.test(moduleRequest.value) ||
          entries.some(({ importName }) => importName.kind !== 'Name')
        )
          continue
        const index = await resolve(moduleRequest.value, id)
        if (!index || entries.length === 0) continue
        const lines = []
        for (const { importName, localName } of entries) {
          const name = importName.name ?? 'default'
          const origin = (await originOf(index, name, resolve)) ?? { file: index, name }
          lines.push(`import { ${origin.name} as ${localName.value} } from ${JSON.stringify(origin.file)};`)
        }
        direct = direct.slice(0, start) + lines.join('') + direct.slice(end)
      }
      return direct === code ? null : { code: direct, map: null }
    },
  }
}

function readExports(file: string): Exports {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map((entry) => ({ ...entry, source: moduleRequest.value })),
  )
  const whole = new Map(
    imports
      .filter(({ importName }) => importName.kind === 'NamespaceObject')
      .map(({ localName, source }) => [localName.value, { source, name: '*' }]),
  )
  // An imported default that is exported again carries its local name here, at the place of its import.
  const defaults = new Set(
    imports.filter(({ importName }) => importName.kind === 'Default').map(({ localName }) => localName.start),
  )
  const named = new Map<string, { source: string; name: string } | null>()
  const stars: string[] = []
  for (const { exportName, importName, localName, moduleRequest } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (exportName.kind === 'None') {
      if (moduleRequest) stars.push(moduleRequest.value)
      continue
    }
    const isDefault = importName.start !== null && defaults.has(importName.start)
    const name = importName.kind === 'All' ? '*' : isDefault ? 'default' : (importName.name ?? 'default')
    named.set(
      exportName.name ?? 'default',
      moduleRequest ? { source: moduleRequest.value, name } : (whole.get(localName.name ?? '') ?? null),
    )
  }
  return { named, stars }
}
