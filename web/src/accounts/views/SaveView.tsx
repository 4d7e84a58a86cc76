import { Button } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { arranged, isArranged, isSameName, type View } from './arranged.ts'
import { saveView, type ViewList } from './data.ts'
import { NameForm } from './NameForm.tsx'
import styles from './views.module.css'

interface Props {
  list: ViewList
  search: object
  views: readonly View[]
  /** The view it was before it was changed. */
  last: number | undefined
  onSaved: () => void
}

/** Keeps what is on the screen under a name; nothing is offered where the list is as it always is. */
export function SaveView({ list, search, views, last, onSaved }: Props) {
  const { t } = useTranslation('views')
  const { t: ui } = useTranslation('ui')
  const online = useOnline()
  const [naming, setNaming] = useState(false)
  if (!isArranged(search)) return null
  const called = (name: string) => views.find((view) => isSameName(view.name, name))
  const about = (typed: string) => {
    const taken = called(typed)
    return taken
      ? { verb: t('replaceVerb'), note: t('replaces', { name: taken.name }) }
      : { verb: ui('save') }
  }
  const send = async (typed: string) => {
    const name = typed.trim()
    await saveView({ list, name, search: arranged(search), replace: called(name) !== undefined })
    toast.ok(t('saved', { name }))
    onSaved()
  }
  return (
    <div className={styles.foot}>
      {naming ? (
        <NameForm
          label={t('save')}
          initial={views.find(({ id }) => id === last)?.name ?? ''}
          about={about}
          onSend={send}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <Button
          variant="subtle"
          fullWidth
          justify="flex-start"
          leftSection={<IconBookmarkPlus size={16} />}
          disabled={!online}
          onClick={() => setNaming(true)}
        >
          {t('save')}
        </Button>
      )}
    </div>
  )
}
