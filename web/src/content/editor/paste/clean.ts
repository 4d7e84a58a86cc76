import { blocks, isBlank, renamed, styleOf, unwrap } from './elements.ts'
import { listsInLists, listsOfWord, shallowLists } from './lists.ts'
import { plainTables } from './tables.ts'

/** What nobody typed: control characters but the tab, and marks that turn the reading direction (contract, document.ts). */
const hidden = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu
export const withoutHidden = (text: string): string =>
  text.replace(/\v/g, '\n').replace(hidden, '').toWellFormed()

const isHidden = (element: Element): boolean => /display:\s*none|mso-hide:\s*all/i.test(styleOf(element))

/** Whether a line end stands between blocks: Google Docs writes empty lines so. */
function isBetween(end: Element): boolean {
  let before = end.previousSibling
  while (before && !(before instanceof Element) && isBlank(before)) before = before.previousSibling
  return before === null || (before instanceof Element && before.matches(blocks))
}

function embolden(cell: Element): void {
  const bold = cell.ownerDocument.createElement('b')
  bold.append(...cell.childNodes)
  cell.append(bold)
}

/**
 * Brings what Word, Google Docs and Excel put on the clipboard down to what the schema knows. It is changed in place, in a
 * document that runs and loads nothing.
 * @param boldClasses those of its elements that are bold
 * @returns how many pictures it had: these come by upload alone
 */
export function clean(root: Element, boldClasses: readonly string[]): { readonly pictures: number } {
  const pictures = root.querySelectorAll('img, picture, svg, canvas').length
  for (const one of root.querySelectorAll('img, picture, svg, canvas, style, script, title, xml, del'))
    one.remove()
  for (const one of root.querySelectorAll('[style]')) if (isHidden(one)) one.remove()
  for (const one of root.querySelectorAll('span[style*="mso-spacerun"]')) one.replaceWith(' ')
  // Word's own elements ("o:p", "st1:place") say nothing; nor does what Google Docs puts around the whole.
  for (const one of root.querySelectorAll('*')) if (one.localName.includes(':')) unwrap(one)
  for (const one of root.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(one)
  for (const one of root.querySelectorAll('p.MsoTitle')) renamed(one, 'h2')
  for (const name of boldClasses) for (const one of root.getElementsByClassName(name)) embolden(one)
  listsOfWord(root)
  listsInLists(root)
  shallowLists(root)
  plainTables(root)
  for (const one of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (isBlank(one)) one.remove()
  for (const one of root.querySelectorAll(':scope > br')) if (isBetween(one)) one.remove()
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text
    const said = withoutHidden(data)
    if (said !== data) (texts.currentNode as Text).data = said
  }
  return { pictures }
}
