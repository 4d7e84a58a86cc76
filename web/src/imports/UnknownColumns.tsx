import { columnsOf } from '@mandato/contract/imports/kinds'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/feedback/Notice.tsx'
import type { Import } from './data.ts'

const letters = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '')

/** Columns of the file that nobody reads: said before applying, because a misspelt one would be missed in silence. */
export function UnknownColumns({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const columns = one.recognised?.columns ?? []
  const unknown = columns.filter(({ known }) => !known).map(({ name }) => name)
  if (unknown.length === 0) return null
  const free = columnsOf(one.kind)
    .map(({ name }) => name)
    .filter((name) => !columns.some((column) => column.name === name))
  const told = unknown.map((name) => {
    const plain = letters(name)
    const meant =
      plain.length > 2 && free.find((own) => letters(own).includes(plain) || plain.includes(letters(own)))
    return meant ? t('perhaps', { name, meant }) : name || t('nameless')
  })
  return (
    <Notice tone={one.state === 'done' ? 'info' : 'warn'}>
      {t('unknown', { count: unknown.length, columns: told.join(', ') })}
    </Notice>
  )
}
