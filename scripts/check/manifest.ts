/** Vite's list of what was built from what. */
export type Manifest = Record<string, Chunk>

type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** What a browser loads for some chunks: they themselves and everything they import at once. */
export function closure(manifest: Manifest, keys: string[]): { scripts: Set<string>; styles: Set<string> } {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    if (chunk.file.endsWith('.css')) styles.add(chunk.file)
    else scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return { scripts, styles }
}

/** Chunks by what they are for: the first page, what is around every page behind the sign-in, and those pages. */
export type Screens = { login: string[]; shell: string[]; dashboard: string[]; others: string[] }

/** Reads the screens off the names of the sources (`<domain>/pages/<Name>Page.tsx`, and the shell in `app/`). */
export function screensOf(manifest: Manifest): Screens {
  const keys = Object.keys(manifest)
  const entries = keys.filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('the manifest names no entry')
  const lazy = keys.filter((key) => manifest[key]?.isDynamicEntry)
  // The root is under every page; the shell and the table of screens under
  // every page behind the sign-in. The rest of src/app/ (the
  // search palette, composed pages) is loaded when it is opened.
  const root = lazy.filter((key) => key.endsWith('src/app/Root.tsx'))
  const shell = lazy.filter((key) => /src\/app\/(portal|shell\/SignedIn)\.tsx$/.test(key))
  const login = lazy.filter((key) => /pages\/(Login|SignIn)\w*\.tsx$/.test(key))
  const dashboard = lazy.filter((key) => /home\/pages\/(Home|Dashboard)\w*\.tsx$/.test(key))
  const taken = new Set([...login, ...dashboard])
  return {
    login: [...entries, ...root, ...login],
    shell: [...entries, ...root, ...shell],
    dashboard: [...entries, ...root, ...shell, ...dashboard],
    others: lazy.filter((key) => /\/(pages|composed)\//.test(key) && !taken.has(key)),
  }
}
