import { Modal } from '@mantine/core'
import type { StoredAudience } from '@mandato/contract/content/audience'
import type { ContentKind } from '@mandato/contract/content/names'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { reachQuery } from './data.ts'
import styles from './editor.module.css'

interface Props {
  kind: ContentKind
  audience: StoredAudience
  onClose: () => void
}

/** The people of an audience by name: whether somebody is among them is one search. */
export function ReachDialog({ kind, audience, onClose }: Props) {
  const { t } = useTranslation('contents')
  const { t: ui } = useTranslation('ui')
  const [q, setQ] = useState('')
  const read = useQuery({ ...reachQuery(kind, audience, q), placeholderData: keepPreviousData })
  const people = read.data?.response.people ?? []
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('audience.title')}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <div className={styles.fields}>
        <SearchField label={t('audience.search')} value={q} onChange={setQ} />
        {people.length === 0 && read.data && <p>{t('audience.nobody')}</p>}
        <ul className={styles.names}>
          {people.map((person) => (
            <li key={person.id}>
              <span>{person.name}</span>
              <small>
                {[t(`roles.${person.role}`), person.of, person.language].filter(Boolean).join(dot)}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
