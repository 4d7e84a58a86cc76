/**
 * With `require-trusted-types-for 'script'` the browser asks here before a text becomes markup or the
 * address of a script. Only two things pass: style text of the UI kit, which holds no tag, and our own
 * service worker.
 */
interface Policy {
  createHTML(text: string): string
  createScriptURL(address: string): string
}
interface Factory {
  createPolicy(name: string, rules: Policy): unknown
}

export const WORKER = '/sw.js'

export function installTrustedTypes(): void {
  const factory = (window as { trustedTypes?: Factory }).trustedTypes
  factory?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('markup is not taken from text')
      return text
    },
    createScriptURL: (address) => {
      if (new URL(address, location.href).href !== new URL(WORKER, location.href).href)
        throw new TypeError('scripts come from the page only')
      return address
    },
  })
}
