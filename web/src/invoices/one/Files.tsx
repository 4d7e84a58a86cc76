import { Button } from '@mantine/core'
import { IconFileTypePdf, IconFileTypeXml, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { type Invoice, saveInvoiceFile } from '../data.ts'
import styles from './one.module.css'

const signs = { pdf: IconFileTypePdf, xml: IconFileTypeXml } as const

/** The files of an invoice; an agent is told who has them, because they carry bank data. */
export function Files({ one: { id, files } }: { one: Pick<Invoice, 'id' | 'files'> }) {
  const { t } = useTranslation('invoices')
  if (files === null)
    return (
      <p className={styles.locked}>
        <IconLock size={16} aria-hidden /> {t('files.locked')}
      </p>
    )
  const there = (['pdf', 'xml'] as const).filter((output) => files[output])
  if (there.length === 0) return null
  return (
    <div className={styles.files}>
      {there.map((output) => {
        const Sign = signs[output]
        return (
          <Button
            key={output}
            leftSection={<Sign size={18} />}
            aria-label={t('files.save', { format: output.toUpperCase() })}
            onClick={() => void saveInvoiceFile(id, output).catch(toast.error)}
          >
            {output.toUpperCase()}
          </Button>
        )
      })}
    </div>
  )
}
