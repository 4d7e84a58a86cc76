import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Watch } from '../../platform/api.ts'
import { ExportProgress, useExport } from './ExportProgress.tsx'

interface Props {
  /** Fetches the file: what is on the screen, every page of it. */
  onExport: (watch: Watch) => Promise<void>
  kind?: 'xlsx' | 'pdf'
  size?: 'xs' | 'sm'
}

const icons = { xlsx: IconFileSpreadsheet, pdf: IconFileTypePdf }

/** "Export exactly this": shows that the file comes, can be stopped, says when it is there or why not. */
export function ExportButton({ onExport, kind = 'xlsx', size = 'sm' }: Props) {
  const { t } = useTranslation('ui')
  const { progress, start, stop } = useExport()
  if (progress) return <ExportProgress progress={progress} size={size} onStop={stop} />
  const Icon = icons[kind]
  return (
    <Button size={size} leftSection={<Icon size={16} />} onClick={() => void start(onExport)}>
      {t(kind === 'xlsx' ? 'exportXlsx' : 'exportPdf')}
    </Button>
  )
}
