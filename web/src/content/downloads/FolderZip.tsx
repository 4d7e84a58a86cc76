import { Button } from '@mantine/core'
import type { Language } from '@mandato/contract/words'
import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { type Folder, zipAddress } from './data.ts'
import { saveFrom } from './save.ts'
import { useTaken } from './useTake.ts'

interface Props {
  folder: Folder
  language: Language | undefined
}
type Archive = Awaited<ReturnType<typeof zipAddress>>

/** All of a folder and of those below it as one archive: how large it is stands there before it begins. */
export function FolderZip({ folder, language }: Props) {
  const { t } = useTranslation('downloads')
  const format = useFormat()
  const taken = useTaken()
  const [asking, setAsking] = useState(false)
  const [archive, setArchive] = useState<Archive | null>(null)
  const ask = async () => {
    setAsking(true)
    await zipAddress({ folder: folder.id }, language).then(setArchive).catch(toast.error)
    setAsking(false)
  }
  const take = () => {
    if (archive) saveFrom(archive.url)
    setArchive(null)
    taken()
  }
  return (
    <>
      <Button
        size="xs"
        loading={asking}
        leftSection={<IconFileZip size={14} />}
        disabled={folder.files === 0}
        onClick={() => void ask()}
      >
        {t('wholeFolder')}
      </Button>
      <ConfirmDialog
        opened={archive !== null}
        title={t('zipOf', { name: folder.name })}
        verb={t('zip', { size: format.bytes(archive?.bytes ?? 0) })}
        onConfirm={take}
        onClose={() => setArchive(null)}
      >
        {t('zipWords', { count: archive?.files ?? 0 })}
      </ConfirmDialog>
    </>
  )
}
