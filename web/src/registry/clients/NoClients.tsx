import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { isFiltered, noFilters } from './asked.ts'
import { useChange, useSearch } from './view.ts'

/** No client fits the filters, or none was imported yet. */
export function NoClients() {
  const { t } = useTranslation('clients')
  const filtered = isFiltered(useSearch())
  const change = useChange()
  return (
    <EmptyState
      title={t('empty.title')}
      action={filtered && <Button onClick={() => change(noFilters)}>{t('empty.showAll')}</Button>}
    >
      {t(filtered ? 'empty.filtered' : 'empty.none')}
    </EmptyState>
  )
}
