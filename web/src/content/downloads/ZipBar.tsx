import { Button } from '@mantine/core'
import { IconDeviceTabletPlus, IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@mandato/contract/words'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/feedback/toast.tsx'
import { BulkBar } from '../../ui/table/BulkBar.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type DownloadRow, zipAddress } from './data.ts'
import { keeper } from './kept/data.ts'
import { keepFiles } from './kept/keeping.ts'
import { saveFrom } from './save.ts'

interface Props {
  files: readonly DownloadRow[]
  language: Language | undefined
  onClear: () => void
}

/** What is ticked, as one archive; its size stands on the button, a refusal comes before it begins. */
export function ZipBar({ files, language, onClear }: Props) {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const take = async () => {
    setAsking(true)
    try {
      const { url } = await zipAddress({ ids: files.map(({ id }) => id) }, language)
      saveFrom(url)
      onClear()
      setTimeout(() => void client.invalidateQueries({ queryKey: ['downloads'] }), 2000)
    } catch (error) {
      toast.error(error)
    } finally {
      setAsking(false)
    }
  }
  const keep = () => {
    keepFiles(files.map((file) => ({ file, asked: language ?? null })))
    onClear()
  }
  return (
    <BulkBar count={files.length} counted={t('count', { count: files.length })} onClear={onClear}>
      {keeper() !== null && (
        <Button leftSection={<IconDeviceTabletPlus size={16} />} onClick={keep}>
          {t('kept.here')}
        </Button>
      )}
      <Button
        variant="filled"
        leftSection={<IconFileZip size={16} />}
        loading={asking}
        onClick={() => void take()}
      >
        {t('zip', { size: format.bytes(bytes) })}
      </Button>
    </BulkBar>
  )
}
