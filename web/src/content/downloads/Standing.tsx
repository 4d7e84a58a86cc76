import { IconArrowUp, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/layout/Badge.tsx'
import type { DownloadRow } from './data.ts'

/** How the file stands to what the reader has: newer, the same, or never taken. */
export function Standing({ file }: { file: DownloadRow }) {
  const { t } = useTranslation('downloads')
  const mine = file.previous_version_downloaded
  if (mine === null) return <Badge>{t('never')}</Badge>
  return mine < file.version ? (
    <Badge tone="cotto">
      <IconArrowUp size={12} aria-hidden /> {t('newerThan', { version: mine })}
    </Badge>
  ) : (
    <Badge tone="ok">
      <IconCheck size={12} aria-hidden /> {t('latest')}
    </Badge>
  )
}
