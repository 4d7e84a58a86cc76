import type { ImportKind } from '@mandato/contract/imports/names'
import { columnsOf } from '@mandato/contract/imports/kinds'
import { useTranslation } from 'react-i18next'
import styles from './imports.module.css'
import { useFormat } from '../ui/useFormat.ts'
import { useFileWords } from './words.ts'

/** The columns a kind of file may have, in the reader's language and by the names that stand in it. */
export function ColumnNames({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const words = useFileWords()
  const named = (required: boolean) =>
    columnsOf(kind)
      .filter((column) => column.required === required)
      .map(({ name }) => `${words.column(name)} (${name})`)
      .join(', ')
  const optional = named(false)
  return (
    <p className={styles.columns}>
      {format.pair(t('required'), named(true))}.{optional && ` ${format.pair(t('optional'), optional)}.`}
    </p>
  )
}
