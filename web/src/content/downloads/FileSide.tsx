import { CloseButton } from '@mantine/core'
import type { Language } from '@mandato/contract/words'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { useUpTo } from '../../ui/useUpTo.ts'
import { downloadQuery } from './data.ts'
import styles from './beside.module.css'
import { FileView } from './FileView.tsx'

interface Props {
  id: number
  language: Language | undefined
  onLanguage: (language: Language) => void
  onClose: () => void
}

/** The chosen file: beside the list at a desk, over it where there is no room. */
export function FileSide({ id, language, onLanguage, onClose }: Props) {
  const { t } = useTranslation('ui')
  const narrow = useUpTo('laptop')
  const read = useQuery(downloadQuery(id, language))
  const shown = (
    <Loaded read={read} skeleton={<Skeleton height={420} />}>
      {({ response }) => <FileView file={response} language={language} onLanguage={onLanguage} />}
    </Loaded>
  )
  if (narrow)
    return (
      <SidePanel opened onClose={onClose} title={read.data?.response.name ?? ''} flush>
        {shown}
      </SidePanel>
    )
  return (
    <Card flush className={styles.panel}>
      <CloseButton className={styles.close} aria-label={t('close')} onClick={onClose} />
      {shown}
    </Card>
  )
}
