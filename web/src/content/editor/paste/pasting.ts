import { isDocument, mostOfDocument } from '@mandato/contract/content/document'
import { DOMParser, type ParseOptions, type Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { schema } from '../schema.ts'
import { clean, withoutHidden } from './clean.ts'

/** Characters of markup that are read at all: Word writes ten for one of text, and more would hold the page up. */
const mostOfMarkup = 1_000_000
/** A cell is two nodes of a body, which has room for few. */
export const mostCells = 1000

/** What a writer is told about what he pasted. */
export interface PasteWord {
  readonly key: 'tooLarge' | 'tooManyCells' | 'tooLong' | 'pictures'
  readonly n: number
  readonly most: number
}

/** Reads what was pasted after it is cleaned; what the editor itself copied is clean. */
class PasteParser extends DOMParser {
  pictures = 0
  boldClasses: readonly string[] = []
  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    const root = dom as Element
    this.pictures = root.querySelector('[data-pm-slice]') ? 0 : clean(root, this.boldClasses).pictures
    return super.parseSlice(dom, options)
  }
}

/** The page's policy forbids sheets of styles, also where nothing is drawn: they are taken off before it is asked. */
const styles = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi
/** The classes of Excel that are bold. */
const boldClassesIn = (html: string): string[] =>
  (html.match(styles) ?? []).flatMap((sheet) =>
    [...sheet.matchAll(/\.(\w+)\s*\{[^}]*font-weight:\s*(?:bold|[6-9]00)/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  )

/** What is refused before it is read, lest reading it hold up the page. */
function refusedUnread(data: DataTransfer): PasteWord | null {
  const html = data.getData('text/html')
  const n = Math.max(html.length, data.getData('text/plain').length)
  if (n > mostOfMarkup) return { key: 'tooLarge', n, most: mostOfMarkup }
  const cells = html.match(/<t[dh][\s>]/gi)?.length ?? 0
  return cells > mostCells ? { key: 'tooManyCells', n: cells, most: mostCells } : null
}

/** Pasting: cleaned, within the limits of a body, and the writer is told what did not come along. */
export function pasting(tell: (word: PasteWord) => void): Plugin {
  const parser = new PasteParser(schema, DOMParser.fromSchema(schema).rules)
  return new Plugin({
    props: {
      clipboardParser: parser,
      transformPastedHTML(html) {
        parser.boldClasses = boldClassesIn(html)
        return html.replace(styles, '')
      },
      transformPastedText: withoutHidden,
      handleDOMEvents: {
        paste(_view, event) {
          parser.pictures = 0
          const refused = event.clipboardData && refusedUnread(event.clipboardData)
          if (!refused) return false
          event.preventDefault()
          tell(refused)
          return true
        },
      },
      handlePaste(view, _event, slice) {
        const whole = view.state.tr.replaceSelection(slice).doc
        if (isDocument(whole.toJSON())) {
          if (parser.pictures > 0) tell({ key: 'pictures', n: parser.pictures, most: 0 })
          return false
        }
        tell({ key: 'tooLong', n: whole.textContent.length, most: mostOfDocument.characters })
        return true
      },
    },
  })
}
