import { Checkbox } from '@mantine/core'
import type { Language } from '@mandato/contract/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../../platform/online.ts'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { useFormat } from '../../../ui/useFormat.ts'
import type { DownloadRow } from '../data.ts'
import { dropKept, keeper, keptQuery } from './data.ts'
import { keepFiles, useGoing } from './keeping.ts'
import styles from './kept.module.css'

interface Props {
  file: DownloadRow
  /** The language it was asked for in. */
  language: Language | undefined
}

/** Whether a file is kept on this device; an older version says that there is a newer one. */
export function KeepBox({ file, language }: Props) {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  const client = useQueryClient()
  const online = useOnline()
  const going = useGoing()
  const { data: kept } = useQuery(keptQuery())
  const here = kept?.find(({ id }) => id === file.id)
  const part = going.get(file.id)
  const keep = () => keepFiles([{ file, asked: language ?? null }])
  if (keeper() === null || !kept) return null
  const old = here && here.version_id !== file.version_id
  return (
    <div className={styles.box}>
      <Checkbox
        label={t('kept.keep')}
        description={t(old ? 'kept.older' : 'kept.size', {
          version: here?.version,
          size: format.bytes(here?.size ?? file.size),
        })}
        checked={here !== undefined || part !== undefined}
        // What is not here comes over the network.
        disabled={part !== undefined || (!here && !online)}
        onChange={() => (here ? void dropKept(client, [here]) : keep())}
      />
      {part !== undefined && <ProgressBar value={part} label={t('kept.keep')} />}
      {old && part === undefined && online && (
        <button type="button" className={styles.update} onClick={keep}>
          {t('kept.update', { size: format.bytes(file.size) })}
        </button>
      )}
    </div>
  )
}
