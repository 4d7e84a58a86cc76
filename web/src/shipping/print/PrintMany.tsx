import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ExportProgress, useExport } from '../../ui/feedback/ExportProgress.tsx'
import { printMany } from '../data.ts'
import { usePhone } from '../../ui/useUpTo.ts'

interface Props {
  /** Ids of shipments whose labels are printed. */
  labels: readonly number[]
  /** Of those that have a letter. */
  letters: readonly number[]
  filled?: boolean
}

/** Letters and labels of many shipments, each sort in one file; says how many pages are done. */
export function PrintMany({ labels, letters, filled }: Props) {
  const { t } = useTranslation('shipping')
  const phone = usePhone()
  const { progress, start, stop } = useExport()
  if (progress) return <ExportProgress progress={progress} size="sm" onStop={stop} />
  const printLabels = (format: 'a4' | '100x150') =>
    void start((watch) => printMany({ document: 'label', shipments: [...labels], format }, watch))
  const printLetters = () =>
    void start((watch) => printMany({ document: 'transport-letter', shipments: [...letters] }, watch))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {phone && !filled ? (
          <ActionIcon variant="default" size="lg" aria-label={t('print.many')}>
            <IconPrinter size={18} />
          </ActionIcon>
        ) : (
          <Button variant={filled ? 'filled' : 'default'} leftSection={<IconPrinter size={16} />}>
            {t('print.many')}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={letters.length === 0} onClick={printLetters}>
          {t('print.letters', { count: letters.length })}
        </Menu.Item>
        <Menu.Item onClick={() => printLabels('a4')}>
          {t('print.labelsA4', { count: labels.length })}
        </Menu.Item>
        <Menu.Item onClick={() => printLabels('100x150')}>
          {t('print.labelsThermal', { count: labels.length })}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
