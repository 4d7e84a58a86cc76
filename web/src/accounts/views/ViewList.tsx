import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { roleOf } from '../person.ts'
import { useMe } from '../useMe.ts'
import type { View } from './arranged.ts'
import { deleteView, saveView, type ViewList as List } from './data.ts'
import { ShareView } from './lazy.ts'
import { RenameView } from './RenameView.tsx'
import { ViewRow } from './ViewRow.tsx'
import styles from './views.module.css'

interface Props {
  list: List
  views: readonly View[]
  /** The one that is on the screen. */
  current: View | undefined
  onOpen: () => void
}

/** The views by name; each is opened, renamed and deleted here. */
export function ViewList({ list, views, current, onOpen }: Props) {
  const { t } = useTranslation('views')
  const online = useOnline()
  const me = useMe()
  const shares = me !== null && roleOf(me) !== 'customer'
  const [renaming, setRenaming] = useState<number | null>(null)
  const [sharing, setSharing] = useState<number | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  // The focused element was removed: the focus moves to the frame.
  const stay = () => frame.current?.focus()

  const remove = ({ id, name, search }: View) => {
    stay()
    const undo = () => void saveView({ list, name, search }).catch(toast.error)
    deleteView(id).then(() => toast.ok(t('deleted', { name }), { label: t('undo'), act: undo }), toast.error)
  }
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {views.length === 0 && (
        <p className={styles.none}>
          <b>{t('none')}</b>
          {t('noneNext')}
        </p>
      )}
      <ul className={styles.list} aria-label={t('label')}>
        {views.map((view) =>
          view.id === sharing ? (
            <Suspense key={view.id} fallback={null}>
              <ShareView
                list={list}
                view={view}
                onDone={() => {
                  setSharing(null)
                  stay()
                }}
              />
            </Suspense>
          ) : view.id === renaming ? (
            <RenameView
              key={view.id}
              view={view}
              onDone={() => {
                setRenaming(null)
                stay()
              }}
            />
          ) : (
            <ViewRow
              key={view.id}
              list={list}
              view={view}
              current={view.id === current?.id}
              fixed={!online}
              onOpen={onOpen}
              onRename={() => setRenaming(view.id)}
              onShare={shares ? () => setSharing(view.id) : undefined}
              onDelete={() => remove(view)}
            />
          ),
        )}
      </ul>
      {!online && <p className={styles.note}>{t('offline')}</p>}
    </div>
  )
}
