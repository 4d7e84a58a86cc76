import { useTranslation } from 'react-i18next'
import { Card } from '../ui/layout/Card.tsx'
import { DataList } from '../ui/layout/DataList.tsx'
import type { Import } from './data.ts'
import styles from './imports.module.css'

/** How the file was read: recognised for the whole file, never guessed cell by cell. */
export function RecognisedCard({ recognised }: { recognised: NonNullable<Import['recognised']> }) {
  const { t } = useTranslation('imports')
  const encoding = recognised.encoding === 'utf-8' ? 'UTF-8' : 'Windows-1252'
  return (
    <Card title={t('recognised')}>
      <DataList
        rows={[
          {
            key: 'encoding',
            label: t('encoding'),
            value: [encoding, recognised.bom && 'BOM', recognised.gzip && 'gzip'].filter(Boolean).join(', '),
          },
          {
            key: 'separator',
            label: t('separator'),
            value: t(`separators.${separatorKey(recognised.separator)}`),
          },
          recognised.decimals !== 'none' && {
            key: 'decimals',
            label: t('decimals'),
            value: recognised.decimals === 'comma' ? '1.234,56' : '1234.56',
          },
          recognised.dates !== 'none' && {
            key: 'dates',
            label: t('dates'),
            value: recognised.dates === 'iso' ? '2025-11-14' : '14/11/2025',
          },
        ]}
      />
      {recognised.missing.length > 0 && (
        <p className={styles.columns}>{t('missing', { columns: recognised.missing.join(', ') })}</p>
      )}
    </Card>
  )
}

const separatorKey = (separator: string) =>
  separator === ',' ? 'comma' : separator === ';' ? 'semicolon' : 'tab'
