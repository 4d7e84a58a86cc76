import { isSafeLink } from './links.ts'

/*
 * The body of an article: a tree of these nodes and no other, as the editor (ProseMirror) writes it down. Whoever shows
 * it makes elements of what it knows, so there is no HTML to clean and nothing to run.
 */
export type Mark =
  | { readonly type: 'strong' | 'em' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
export interface TextNode {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly Mark[]
}
export type Inline = TextNode | { readonly type: 'hard_break' }
export interface Picture {
  readonly type: 'image'
  readonly attrs: { readonly file: number; readonly alt: string; readonly caption: string }
}
export interface Video {
  readonly type: 'video'
  readonly attrs: { readonly href: string; readonly title: string }
}
export interface Cell {
  readonly type: 'table_cell' | 'table_header'
  readonly content?: readonly Inline[]
}
export interface TableRow {
  readonly type: 'table_row'
  readonly content: readonly Cell[]
}
export interface ListItem {
  readonly type: 'list_item'
  readonly content: readonly Block[]
}
export type Block =
  | { readonly type: 'paragraph'; readonly content?: readonly Inline[] }
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: 2 | 3 }
      readonly content?: readonly Inline[]
    }
  | { readonly type: 'bullet_list' | 'ordered_list'; readonly content: readonly ListItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly Block[] }
  | { readonly type: 'table'; readonly content: readonly TableRow[] }
  | Picture
  | Video
export interface Doc {
  readonly type: 'doc'
  readonly content: readonly Block[]
}

/** Nodes, steps of nesting and characters of one body: more is a mistake or an attack. */
export const mostOfDocument = { nodes: 3000, depth: 8, characters: 50_000 } as const

const blocks = [
  'paragraph',
  'heading',
  'bullet_list',
  'ordered_list',
  'blockquote',
  'table',
  'image',
  'video',
] as const
const inline = ['text', 'hard_break'] as const

/** What may stand in what. */
const inside: Readonly<Record<string, readonly string[]>> = {
  doc: blocks,
  paragraph: inline,
  heading: inline,
  bullet_list: ['list_item'],
  ordered_list: ['list_item'],
  list_item: ['paragraph', 'bullet_list', 'ordered_list'],
  blockquote: ['paragraph', 'bullet_list', 'ordered_list'],
  table: ['table_row'],
  table_row: ['table_cell', 'table_header'],
  table_cell: inline,
  table_header: inline,
}
/** Nodes that say nothing when they are empty. */
const filled = ['bullet_list', 'ordered_list', 'list_item', 'blockquote', 'table', 'table_row']

/** Control characters but the tab, and marks that turn the reading direction: nobody types them. */
const hidden = /(?!\t)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u
const isClean = (text: string): boolean => !hidden.test(text) && text.isWellFormed()
const isWords = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length <= most && isClean(value)
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 600 && isSafeLink(value)

/** What each attribute has to be; a node with another one is unknown. */
const attributes: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  heading: { level: (value) => value === 2 || value === 3 },
  image: {
    file: (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647,
    alt: (value) => isWords(value, 300),
    caption: (value) => isWords(value, 300),
  },
  video: { href: isAddress, title: (value) => isWords(value, 200) },
  link: { href: isAddress },
}

/** Exactly the attributes its type has, or none where it has none. */
function hasAttributes(type: string, attrs: unknown): boolean {
  const wanted = attributes[type]
  if (!wanted) return attrs === undefined
  if (!isObject(attrs)) return false
  const keys = Object.keys(attrs)
  return (
    keys.length === Object.keys(wanted).length &&
    keys.every((key) => Object.hasOwn(wanted, key) && wanted[key]?.(attrs[key]) === true)
  )
}

const isMark = (mark: unknown): boolean =>
  isObject(mark) &&
  ['strong', 'em', 'link'].includes(String(mark['type'])) &&
  Object.keys(mark).every((key) => key === 'type' || key === 'attrs') &&
  hasAttributes(String(mark['type']), mark['attrs'])

interface Count {
  nodes: number
  characters: number
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isNode(node: unknown, allowed: readonly string[], depth: number, count: Count): boolean {
  if (!isObject(node) || typeof node['type'] !== 'string' || !allowed.includes(node['type'])) return false
  count.nodes += 1
  if (count.nodes > mostOfDocument.nodes || depth > mostOfDocument.depth) return false
  const { type, ...rest } = node as { type: string; [key: string]: unknown }
  if (type === 'text') return isText(rest, count)
  const { attrs, content, ...unknown } = rest
  if (Object.keys(unknown).length > 0) return false
  if (!hasAttributes(type, attrs)) return false
  const children = inside[type]
  if (!children) return content === undefined
  if (content === undefined) return !filled.includes(type) && type !== 'doc'
  if (!Array.isArray(content) || (content.length === 0 && filled.includes(type))) return false
  return content.every((child) => isNode(child, children, depth + 1, count))
}

function isText(
  { text, marks: given, ...unknown }: Readonly<Record<string, unknown>>,
  count: Count,
): boolean {
  if (typeof text !== 'string' || text === '' || !isClean(text)) return false
  count.characters += text.length
  return (
    count.characters <= mostOfDocument.characters &&
    Object.keys(unknown).length === 0 &&
    (given === undefined || (Array.isArray(given) && given.length <= 3 && given.every(isMark)))
  )
}

/** Whether something is a body: every node known, in its place, within the limits. */
export const isDocument = (value: unknown): value is Doc =>
  isNode(value, ['doc'], 0, { nodes: 0, characters: 0 })

/** All nodes of a body, from the top. */
export function* nodesOf(
  node: Doc | Block | ListItem | TableRow | Cell | Inline,
): Generator<Doc | Block | ListItem | TableRow | Cell | Inline> {
  yield node
  if ('content' in node && node.content) for (const child of node.content) yield* nodesOf(child)
}

/** Its words, for the search and for short previews. */
export const wordsOf = (doc: Doc): string =>
  [...nodesOf(doc)]
    .map((node) =>
      node.type === 'text'
        ? node.text
        : node.type === 'image'
          ? ` ${node.attrs.caption} `
          : node.type === 'video'
            ? ` ${node.attrs.title} `
            : ['paragraph', 'heading', 'table_cell', 'table_header'].includes(node.type)
              ? ' '
              : '',
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether it says or shows anything: words, a picture or a video. */
export const hasBody = (doc: Doc): boolean =>
  wordsOf(doc) !== '' || doc.content.some(({ type }) => type === 'image' || type === 'video')

/** What is said of its pictures to whoever does not see them. */
export const altsOf = (doc: Doc): string[] =>
  [...nodesOf(doc)].flatMap((node) => (node.type === 'image' ? [node.attrs.alt] : []))

/** The pictures it names. */
export const picturesOf = (doc: Doc): number[] =>
  [...nodesOf(doc)].flatMap((node) => (node.type === 'image' ? [node.attrs.file] : []))

export const emptyDocument: Doc = { type: 'doc', content: [{ type: 'paragraph' }] }
