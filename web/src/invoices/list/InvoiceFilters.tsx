import { invoiceLabels } from '@mandato/contract/invoices/tables'
import { IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { ListSearch } from '../../platform/list.ts'
import { ClientChip, useAgencyChoices } from '../../registry/index.ts'
import { dot } from '../../ui/dot.ts'
import { Chip } from '../../ui/layout/Chip.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { FilterSearch } from '../../ui/layout/FilterSearch.tsx'
import type { ListState } from '../../ui/list/useList.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { invoicesList } from '../search.ts'

interface Props {
  list: ListState<ListSearch<(typeof invoicesList)['filters']>>
  staff: boolean
  meta: Answer<'invoices'>['meta'] | undefined
}

/** Unpaid, overdue, paid, each with how many there are; the year; for head office the agency. */
export function InvoiceFilters({ list: { search, change }, staff, meta }: Props) {
  const { t } = useTranslation('invoices')
  const language = useLanguage()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const options = useAgencyChoices(typed, search.agency, staff)
  const stands =
    search.overdue === 'true'
      ? 'overdue'
      : search.differs === 'true'
        ? 'differs'
        : search.unpaid === 'true'
          ? 'unpaid'
          : search.unpaid === 'false'
            ? 'paid'
            : null
  const none = { overdue: undefined, differs: undefined, unpaid: undefined, status: undefined }
  const chosen = {
    unpaid: { ...none, unpaid: 'true' },
    overdue: { ...none, overdue: 'true' },
    differs: { ...none, differs: 'true' },
    paid: { ...none, unpaid: 'false' },
  } as const
  return (
    <>
      {search.client !== undefined && (
        <ClientChip
          label={invoiceLabels.client[language]}
          value={search.client}
          onClear={() => change({ client: undefined })}
        />
      )}
      {(['unpaid', 'overdue', 'differs', 'paid'] as const).map((key) => (
        <Chip
          key={key}
          on={stands === key}
          aria-pressed={stands === key}
          onClick={() => change(stands === key ? none : chosen[key])}
        >
          {key === 'differs' && <IconScale size={14} aria-hidden />} {t(`chips.${key}`)}{' '}
          {meta && (
            <small>
              {format.int(meta.counts[key])}
              {key === 'differs' && meta.counts.differs > 0 && dot + format.euro(meta.difference, true)}
            </small>
          )}
        </Chip>
      ))}
      <FilterChip
        label={invoiceLabels.year[language]}
        value={search.year === undefined ? undefined : String(search.year)}
        options={(meta?.years ?? []).map((year) => ({ key: String(year), label: String(year) }))}
        onChange={(year) => change({ year: year === undefined ? undefined : Number(year) })}
      />
      {staff && (
        <FilterSearch
          label={invoiceLabels.agency[language]}
          value={search.agency === undefined ? undefined : String(search.agency)}
          groups={[{ options }]}
          onSearch={setTyped}
          onChange={(key) => change({ agency: key === undefined ? undefined : Number(key) })}
        />
      )}
    </>
  )
}
