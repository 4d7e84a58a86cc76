import { SaxesParser, type SaxesTagNS } from 'saxes'
import { mostXmlBytes } from './limits.ts'
import { FileRefused } from './refused.ts'

/** An element: its text, and its children by their local names in the order they came. */
export interface Element {
  readonly name: string
  text: string
  readonly children: Element[]
}

const mostDepth = 16
/** Five thousand lines, and what is around them. */
const mostElements = 80_000
const longestName = 200
const mostAttributes = 20

const endlessName = new RegExp(`<[^\\s<>/!?]{${longestName}}`)

const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
}

/** The text of an XML file in the encoding it declares; UTF-8 without. */
function decoded(data: Uint8Array): string {
  const head = Buffer.from(data.subarray(0, 200)).toString('latin1')
  const [, declared = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head) ?? []
  const encoding = encodings[declared.toLowerCase()]
  // Two bytes a letter have zeros among the first ones.
  if (!encoding || data.subarray(0, 64).includes(0)) throw new FileRefused('encoding', declared)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data)
  } catch {
    throw new FileRefused('encoding', declared)
  }
}

/**
 * Reads an XML file into elements. Nothing is fetched and nothing expanded: a file that defines a type of its own, names a
 * stylesheet, or goes deeper or wider than an invoice does, is refused as soon as that is seen.
 */
export function treeOf(data: Uint8Array): Element {
  if (data.byteLength > mostXmlBytes) throw new FileRefused('too_large')
  const text = decoded(data).trimStart()
  if (text === '') throw new FileRefused('empty')
  if (!text.startsWith('<') || endlessName.test(text)) throw new FileRefused('not_xml')
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true })
  const open: Element[] = []
  let root: Element | undefined
  let elements = 0
  parser.on('doctype', () => {
    throw new FileRefused('dtd')
  })
  parser.on('processinginstruction', ({ target }) => {
    throw new FileRefused(target === 'xml-stylesheet' ? 'stylesheet' : 'not_xml')
  })
  parser.on('error', () => {
    throw new FileRefused('not_xml')
  })
  let attributes = 0
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > mostAttributes) throw new FileRefused('too_much')
  })
  parser.on('opentag', (tag: SaxesTagNS) => {
    elements += 1
    if (open.length >= mostDepth) throw new FileRefused('too_deep')
    attributes = 0
    if (elements > mostElements) throw new FileRefused('too_much')
    const element: Element = { name: tag.local, text: '', children: [] }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const words = (more: string) => {
    const element = open.at(-1)
    if (element) element.text += more
  }
  parser.on('text', words)
  parser.on('cdata', words)
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text).close()
  if (!root) throw new FileRefused('not_xml')
  return root
}
