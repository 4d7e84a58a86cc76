import type { ImportKind } from '@mandato/contract/imports/names'
import { Button } from '@mantine/core'
import { useWrite } from '../platform/use-write.ts'
import { IconFileTypeCsv, IconFileTypeXls } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../ui/feedback/toast.tsx'
import { templateFile } from './data.ts'
import styles from './imports.module.css'

/** A file to begin with, for a program or for a spreadsheet. */
export function TemplateLinks({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('imports')
  const file = useWrite({
    mutationFn: (format: 'csv' | 'xlsx') => templateFile(kind, format),
    onError: toast.error,
  })
  return (
    <div className={styles.links}>
      <span>{t('template')}</span>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconFileTypeXls size={14} />}
        onClick={() => file.mutate('xlsx')}
      >
        Excel
      </Button>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconFileTypeCsv size={14} />}
        onClick={() => file.mutate('csv')}
      >
        CSV
      </Button>
    </div>
  )
}
