import { type Doc, emptyDocument } from '@mandato/contract/content/document'
import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { acts, breakInCell, nextCell } from './commands.ts'
import styles from './editor.module.css'
import { type PasteWord, pasting } from './paste/pasting.ts'
import { pictureView } from './picture-view.ts'
import { schema } from './schema.ts'
import { Toolbar } from './Toolbar.tsx'

interface Props {
  /** What it begins with; afterwards the editor holds it. */
  doc: Doc | undefined
  label: string
  /** Addresses of the pictures, by their number. */
  pictures: ReadonlyMap<number, string>
  onChange: (doc: Doc) => void
  /** Sends a picture and gives its number. */
  onPicture: (file: File) => Promise<number | null>
}

const item = schema.nodes.list_item
const plugins = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': acts.strong,
    'Mod-i': acts.em,
    Enter: chainCommands(breakInCell, splitListItem(item)),
    Tab: chainCommands(nextCell, sinkListItem(item)),
    'Shift-Tab': liftListItem(item),
  }),
  keymap(baseKeymap),
]

/** The editor of a body: what can be written is what the contract lets be read. */
export function RichText({ doc, label, pictures, onChange, onPicture }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { t } = useTranslation('contents')
  const format = useFormat()
  const tell = ({ key, n, most }: PasteWord) =>
    key === 'pictures'
      ? toast.info(t('pasted.pictures', { count: n }))
      : toast.error(t(`pasted.${key}`, { n: format.int(n), most: format.int(most) }))
  const latest = useRef({ onChange, pictures, tell })
  const [begun] = useState(() => doc ?? emptyDocument)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  useEffect(() => {
    latest.current = { onChange, pictures, tell }
  })
  useEffect(() => {
    if (!place.current) return
    const made = new EditorView(place.current, {
      state: EditorState.create({
        doc: schema.nodeFromJSON(begun),
        plugins: [pasting((word) => latest.current.tell(word)), ...plugins],
      }),
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        class: styles.text ?? '',
      },
      nodeViews: { image: pictureView((file) => latest.current.pictures.get(file)) },
      dispatchTransaction(change) {
        const next = made.state.apply(change)
        made.updateState(next)
        setState(next)
        if (change.docChanged) latest.current.onChange(next.doc.toJSON() as Doc)
      },
    })
    setView(made)
    setState(made.state)
    return () => made.destroy()
  }, [begun, label])
  return (
    <div className={styles.rich}>
      {view && state && <Toolbar view={view} state={state} onPicture={onPicture} />}
      <div ref={place} />
    </div>
  )
}
