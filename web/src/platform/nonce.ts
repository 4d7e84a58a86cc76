declare global {
  /** Where the library that stops a page from scrolling under a dialog looks for the nonce of its style. */
  var __webpack_nonce__: string | undefined
}

/** The nonce of this page, for the few styles the UI kit writes at run time. */
export const nonce = (): string =>
  document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''

globalThis.__webpack_nonce__ = nonce()
