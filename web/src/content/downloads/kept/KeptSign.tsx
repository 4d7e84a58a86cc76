import { IconDeviceTabletCheck, IconDeviceTabletUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DownloadRow } from '../data.ts'
import { keptQuery } from './data.ts'
import styles from './kept.module.css'

/** In the list: that a file is kept here, and whether it is the newest. */
export function KeptSign({ file }: { file: DownloadRow }) {
  const { t } = useTranslation('downloads')
  const { data: kept } = useQuery(keptQuery())
  const here = kept?.find(({ id }) => id === file.id)
  if (!here) return <span />
  const old = here.version_id !== file.version_id
  const words = t(old ? 'kept.signOld' : 'kept.sign')
  const Icon = old ? IconDeviceTabletUp : IconDeviceTabletCheck
  return (
    <span className={styles.sign} data-old={old || undefined} title={words}>
      <Icon size={18} aria-hidden />
      <span className="sr-only">{words}</span>
    </span>
  )
}
