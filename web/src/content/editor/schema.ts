import { isSafeLink } from '@mandato/contract/content/links'
import { type DOMOutputSpec, type Mark, type Node, Schema } from 'prosemirror-model'

const block = (tag: string): DOMOutputSpec => [tag, 0]

const isBold = (weight: string): boolean => /^(bold|bolder|[6-9]\d\d)$/.test(weight)
const isStrong = ({ type }: Mark): boolean => type.name === 'strong'

/**
 * The nodes of a body, as the contract names them: what is pasted comes down to these, whatever Word put around it. The
 * elements here are those of the editor alone; readers' are made in `item/Body.tsx`.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block simple',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => block('p'),
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [
        ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: (node: Node) => block(node.attrs['level'] === 2 ? 'h2' : 'h3'),
    },
    bullet_list: {
      group: 'block simple',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => block('ul'),
    },
    ordered_list: {
      group: 'block simple',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => block('ol'),
    },
    list_item: {
      content: 'paragraph (paragraph | bullet_list | ordered_list)*',
      parseDOM: [{ tag: 'li' }],
      toDOM: () => block('li'),
      defining: true,
    },
    blockquote: {
      group: 'block',
      content: 'simple+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => block('blockquote'),
    },
    table: {
      group: 'block',
      content: 'table_row+',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: {
      content: '(table_cell | table_header)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => block('tr'),
    },
    table_cell: {
      content: 'inline*',
      isolating: true,
      parseDOM: [{ tag: 'td' }],
      toDOM: () => block('td'),
    },
    table_header: {
      content: 'inline*',
      isolating: true,
      parseDOM: [{ tag: 'th' }],
      toDOM: () => block('th'),
    },
    // Pictures come by upload alone: one that is pasted would lie on somebody else's server.
    image: {
      group: 'block',
      attrs: { file: {}, alt: { default: '' }, caption: { default: '' } },
      toDOM: (node: Node) => ['figure', { 'data-file': String(node.attrs['file']) }],
    },
    video: {
      group: 'block',
      attrs: { href: {}, title: { default: '' } },
      toDOM: (node: Node) => ['p', `▶ ${String(node.attrs['title'] || node.attrs['href'])}`],
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? ''
            return isSafeLink(href) ? { href } : false
          },
        },
      ],
      toDOM: (mark) => ['a', { title: String(mark.attrs['href']) }, 0],
    },
    // Other programs say bold and italic by style, and take back by style what an element around says.
    strong: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b' },
        { style: 'font-weight', getAttrs: (value) => (isBold(value) ? null : false) },
        { style: 'font-weight', getAttrs: (value) => (isBold(value) ? false : null), clearMark: isStrong },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i' },
        { style: 'font-style=italic' },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
      ],
      toDOM: () => ['em', 0],
    },
  },
})
