import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { type DownloadDetail, takesQuery } from './data.ts'
import styles from './dialogs.module.css'

interface Props {
  file: DownloadDetail
  onClose: () => void
}

/** Who took a file, and in which version. */
export function TakesDialog({ file, onClose }: Props) {
  const { t } = useTranslation('downloads')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const read = useQuery(takesQuery(file.id))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('whoTook', { name: file.name })}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <Loaded read={read} skeleton={<Skeleton height={200} />}>
        {({ response: { people, reaches } }) => (
          <div className={styles.fields}>
            <p>{t('takenBy', { count: people.length, of: format.int(reaches) })}</p>
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person.id}>
                  <span>
                    <b>{person.name}</b>
                    <small>{[person.of, format.dateTime(person.at)].filter(Boolean).join(dot)}</small>
                  </span>
                  <Badge>
                    {[t('v', { version: person.version }), person.language].filter(Boolean).join(dot)}
                  </Badge>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Modal>
  )
}
