import { Button, NativeSelect, Popover } from '@mantine/core'
import { IconCalendarStats } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../ui/layout/Chip.tsx'
import { useFormat } from '../ui/useFormat.ts'
import type { SalesMeta } from './data.ts'
import styles from './filters.module.css'
import { dayIn, endOfMonth } from './period.ts'
import { useChange, useSearch } from './view.ts'

/** Which two years are compared, and up to which day. */
export function PeriodFilter({ meta }: { meta: SalesMeta }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const search = useSearch()
  const change = useChange()
  const [opened, setOpened] = useState(false)
  const { years, as_of } = meta
  const { year = meta.year, prev: prev_year = meta.prev_year, cut = as_of?.slice(5) ?? meta.cut } = search
  const changed = search.year ?? search.prev ?? search.cut
  const latest = as_of?.slice(5) ?? cut
  const day = (of: string) => format.dayMonth(dayIn(year, of))
  const known = (wanted: readonly number[]) =>
    [...new Set(wanted)].sort((a, b) => b - a).map((one) => ({ value: String(one), label: String(one) }))
  const days = [...new Set([latest, cut, ...Array.from({ length: 12 }, (_, i) => endOfMonth(i + 1))])]
  const label = t('period.chip', { year, prevYear: prev_year })
  const compare = (next: { year?: number; prev?: number }) => {
    const to = { year, prev: prev_year, ...next }
    // The two years must differ: choosing the same one changes the other.
    if (to.year === to.prev) Object.assign(to, next.year ? { prev: to.year - 1 } : { year: to.prev + 1 })
    change({ ...to, panel: undefined })
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Chip on={changed !== undefined} onClick={() => setOpened(!opened)}>
          <IconCalendarStats size={14} aria-hidden />
          <span>
            {search.cut && search.cut !== latest ? `${label}, ${t('period.upTo', { day: day(cut) })}` : label}
          </span>
        </Chip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('period.label')}>
        <div className={styles.form}>
          <NativeSelect
            label={t('period.year')}
            data={known([...years, year])}
            value={String(year)}
            onChange={(event) => compare({ year: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('period.with')}
            data={known([...years, prev_year])}
            value={String(prev_year)}
            onChange={(event) => compare({ prev: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label={t('period.until')}
            data={days.map((of) => ({
              value: of,
              label:
                of === latest
                  ? t('period.latest', { day: day(of) })
                  : of === '12-31'
                    ? t('period.wholeYears')
                    : day(of),
            }))}
            value={cut}
            onChange={(event) => {
              const { value } = event.currentTarget
              change({ cut: value === latest ? undefined : value, panel: undefined })
            }}
          />
          <p className={styles.hint}>{t('period.hint')}</p>
          {changed && (
            <Button
              size="xs"
              onClick={() => change({ year: undefined, prev: undefined, cut: undefined, panel: undefined })}
            >
              {t('period.reset')}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
