import { languages } from '@mandato/contract/words'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { signInPictures } from './pictures.ts'

type Bundle = NonNullable<Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1]>
type Chunk = Extract<Bundle[string], { type: 'chunk' }>

/**
 * The pages of first visits, without anything in the browser's cache, by the first part of their
 * address. A page that is not what this says is heard in the browser's console: what was asked for and not used.
 */
const arrivals = {
  login: { page: '/accounts/pages/LoginPage.tsx', words: ['accounts'] },
  sign: { page: '/signing/pages/SignPage.tsx', words: ['signing'] },
} as const

/** The words every page needs. */
const everywhere = ['app', 'ui']

/** What who is signed in sees first, wherever he arrives, and at the start page (public/ahead.js). */
const ahead = {
  house: { modules: ['/app/portal.tsx', '/app/shell/SignedIn.tsx'], words: [...everywhere, 'nav'] },
  start: { modules: ['/home/pages/DashboardPage.tsx'], words: ['home', 'sales'] },
} as const

/**
 * What the first picture needs is asked for at once, instead of one after the other: the app behind the first
 * script with everything it imports, then both Latin fonts (the extended cuts – Ł, ő, ř – are left to the browser,
 * which loads them when met). What an arrival needs besides is told to the server, which knows the address: on a
 * poor signal each step in between costs a third of a second.
 */
export function preloads(): Plugin {
  let root = ''
  return {
    name: 'mandato-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        aheadOf(bundle),
        ...scriptsOf(bundle).map(script),
        ...fontsOf(bundle).map(font),
      ],
    },
    configResolved: (config) => void (root = config.root),
    async generateBundle(_options, bundle) {
      const told = arrivalsOf(bundle)
      const pictures = await signInPictures(root, told.login.words)
      this.emitFile({
        type: 'asset',
        fileName: '.vite/arrivals.json',
        source: JSON.stringify({
          ...told,
          login: { ...told.login, pictures, css: cssOf(bundle, told.login.styles) },
        }),
      })
    },
  }
}

const fontsOf = (bundle: Bundle) =>
  Object.keys(bundle).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))

/** The app's root and all it imports; the entry brings its own. */
const scriptsOf = (bundle: Bundle): string[] =>
  reached(bundle, '/src/app/Root.tsx').map((chunk) => chunk.fileName)

function arrivalsOf(bundle: Bundle) {
  const already = new Set(scriptsOf(bundle))
  const partsOf = ({ page, words }: (typeof arrivals)[keyof typeof arrivals]) => {
    const chunks = reached(bundle, page)
    return {
      scripts: chunks.map(({ fileName }) => fileName).filter((file) => !already.has(file)),
      // Those of the app's root are asked for by its script, too late for what is seen before it.
      styles: chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
      words: [...everywhere, ...words],
    }
  }
  return { login: partsOf(arrivals.login), sign: partsOf(arrivals.sign) }
}

/** The script that asks for what who is signed in needs, with the names of it: addresses of files, and words by name. */
function aheadOf(bundle: Bundle): HtmlTagDescriptor {
  const already = new Set(scriptsOf(bundle))
  const filesOf = ({ modules, words }: (typeof ahead)[keyof typeof ahead]): string[] => {
    const chunks = modules.flatMap((module) => reached(bundle, module))
    const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    const files = new Set([...chunks.map(({ fileName }) => fileName), ...styles])
    for (const file of files) {
      if (already.has(file)) files.delete(file)
      already.add(file)
    }
    return [...[...files].map((file) => `/${file}`), ...words]
  }
  return {
    tag: 'script',
    attrs: {
      src: '/ahead.js',
      async: true,
      'data-house': filesOf(ahead.house).join(' '),
      'data-start': filesOf(ahead.start).join(' '),
      'data-languages': languages.join(' '),
    },
    injectTo: 'head',
  }
}

/** Nine files of some lines each: asked for one by one they would come a second later than the page they belong to. */
const cssOf = (bundle: Bundle, files: readonly string[]): string =>
  files
    .map((file) => bundle[file])
    .map((asset) => (asset?.type === 'asset' ? Buffer.from(asset.source).toString() : ''))
    .join('')

/**
 * The chunk of a module and all it imports, without the entry and what that imports: the page asks for those itself.
 */
function reached(bundle: Bundle, module: string): Chunk[] {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const visit = (chunk: Chunk | undefined, found: Set<Chunk>): Set<Chunk> => {
    if (!chunk || found.has(chunk)) return found
    found.add(chunk)
    for (const file of chunk.imports) visit(byName.get(file), found)
    return found
  }
  const ofEntry = visit(
    chunks.find(({ isEntry }) => isEntry),
    new Set(),
  )
  const ofModule = visit(
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)),
    new Set(),
  )
  return [...ofModule.difference(ofEntry)]
}

/** After the scripts: words are drawn by scripts, and the fonts are there before they have run. */
const font = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: `/${file}`,
    crossorigin: true,
    fetchpriority: 'low',
  },
  injectTo: 'head',
})

const script = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
  injectTo: 'head',
})
