import type { Plugin } from 'vite'
import { breakpoints } from '../src/ui/breakpoints.ts'

/** Puts the numbers into the media queries of style sheets that name a width: `(--phone)` is `(max-width: 699px)`. */
export function namedWidths(): Plugin {
  return {
    name: 'mandato-named-widths',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code) {
        if (!code.includes('@media')) return null
        return code.replace(/@media[^{]+/g, (query) =>
          query.replace(/\(--(\w+)\)/g, (_, name: string) => {
            if (!(name in breakpoints)) this.error(`no such width: --${name}`)
            return `(max-width: ${breakpoints[name as keyof typeof breakpoints]}px)`
          }),
        )
      },
    },
  }
}
