import { Button } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyExtra } from '../../ui/lazy-part.tsx'

/** Only those who bring in files open it. */
const FilesDialog = lazyExtra(() => import('./FilesDialog.tsx'), 'FilesDialog')

/** Sends PDF and XML of invoices, and shows what the folder of the ERP holds that was not taken. */
export function FilesButton() {
  const { t } = useTranslation('invoices')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button leftSection={<IconFileUpload size={16} />} onClick={() => setOpened(true)}>
        {t('files.button')}
      </Button>
      {opened && <FilesDialog onClose={() => setOpened(false)} />}
    </>
  )
}
