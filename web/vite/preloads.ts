import type { HtmlTagDescriptor, Plugin } from 'vite'

type Bundle = NonNullable<Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1]>

/**
 * What every first picture needs is asked for at once, instead of one after the other: both Latin fonts
 * (the extended cuts – Ł, ő, ř – are left to the browser, which loads them when met), and the app behind
 * the first script with everything it imports.
 */
export function preloads(): Plugin {
  return {
    name: 'mandato-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [...fontsOf(bundle).map(font), ...scriptsOf(bundle).map(script)],
    },
  }
}

const fontsOf = (bundle: Bundle) =>
  Object.keys(bundle).filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))

/** The app's root and all it imports; the entry brings its own. */
function scriptsOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const root = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/src/app/Root.tsx'))
  const entry = chunks.find((chunk) => chunk.isEntry)
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || file === entry?.fileName) return
    found.add(file)
    byName.get(file)?.imports.forEach(visit)
  }
  if (root) visit(root.fileName)
  return [...found]
}

const font = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
  injectTo: 'head',
})

const script = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
  injectTo: 'head',
})
