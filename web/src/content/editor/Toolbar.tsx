import { ActionIcon } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconPlayerPlay,
  IconQuote,
  IconTable,
} from '@tabler/icons-react'
import { undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActName, acts, insertTable, isOn } from './commands.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import type { Inserting } from './Insert.tsx'
import styles from './editor.module.css'

const Insert = lazyExtra(() => import('./Insert.tsx'), 'Insert')

interface Props {
  view: EditorView
  state: EditorState
  onPicture: (file: File) => Promise<number | null>
}

const signs: readonly (readonly [ActName, typeof IconBold])[] = [
  ['heading', IconH2],
  ['strong', IconBold],
  ['em', IconItalic],
  ['bullets', IconList],
  ['numbers', IconListNumbers],
  ['quote', IconQuote],
]

/** Our own buttons: what they make is what the contract knows. */
export function Toolbar({ view, state, onPicture }: Props) {
  const { t } = useTranslation('contents')
  const [inserting, setInserting] = useState<Inserting | null>(null)
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('tools.label')}>
        {signs.map(([name, Sign]) => (
          <Tool
            key={name}
            label={t(`tools.${name}`)}
            on={isOn(state, name)}
            onClick={() => run(acts[name])}
            sign={<Sign size={18} />}
          />
        ))}
        <Tool label={t('tools.link')} onClick={() => setInserting('link')} sign={<IconLink size={18} />} />
        <Tool label={t('tools.table')} onClick={() => run(insertTable)} sign={<IconTable size={18} />} />
        <Tool
          label={t('tools.picture')}
          onClick={() => setInserting('picture')}
          sign={<IconPhoto size={18} />}
        />
        <Tool
          label={t('tools.video')}
          onClick={() => setInserting('video')}
          sign={<IconPlayerPlay size={18} />}
        />
        <Tool label={t('tools.undo')} onClick={() => run(undo)} sign={<IconArrowBackUp size={18} />} />
      </div>
      {inserting && (
        <Suspense>
          <Insert what={inserting} onPicture={onPicture} onDone={run} onClose={() => setInserting(null)} />
        </Suspense>
      )}
    </>
  )
}

interface ToolProps {
  label: string
  on?: boolean
  onClick: () => void
  sign: ReactNode
}
const Tool = ({ label, on, onClick, sign }: ToolProps) => (
  <ActionIcon
    aria-label={label}
    title={label}
    aria-pressed={on}
    data-on={on || undefined}
    // The selection stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {sign}
  </ActionIcon>
)
