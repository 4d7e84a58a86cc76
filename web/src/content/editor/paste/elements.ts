/* Small acts on what was pasted, in the document of its own into which the editor reads it. */

/** Puts what an element holds in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

export const isBlank = (node: Node): boolean => (node.textContent ?? '').replace(/\u00a0/g, ' ').trim() === ''

/** An element of another name in the place of one, with what it held. */
export function renamed(element: Element, tag: string): Element {
  const made = element.ownerDocument.createElement(tag)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

/** What its style attribute says, also of what only Word knows (`mso-list`). */
export const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

/** Elements that stand on lines of their own. */
export const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, pre, table'
