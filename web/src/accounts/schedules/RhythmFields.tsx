import { everies, scheduleOutputs } from '@mandato/contract/accounts/schedule-names'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Rhythm } from './data.ts'
import styles from './schedules.module.css'
import { useWeekdays } from './useWeekdays.ts'

const monthDays = Array.from({ length: 31 }, (_, day) => ({ value: String(day + 1), label: String(day + 1) }))
const monday = 1

interface Props {
  value: Rhythm
  onChange: (rhythm: Rhythm) => void
}

/** How often, on which day, and as what. */
export function RhythmFields({ value: { output, every, weekday, day }, onChange }: Props) {
  const { t } = useTranslation('schedules')
  const weekdays = useWeekdays()
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t('every.label')}
        value={every}
        data={everies.map((value) => ({ value, label: t(`every.${value}`) }))}
        onChange={({ currentTarget }) => {
          const next = everies.find((one) => one === currentTarget.value) ?? every
          onChange({
            output,
            every: next,
            ...(next === 'week' && { weekday: monday }),
            ...(next === 'month' && { day: 1 }),
          })
        }}
      />
      {every === 'week' && (
        <NativeSelect
          label={t('weekday')}
          value={String(weekday ?? monday)}
          data={weekdays.map((label, i) => ({ value: String(i + 1), label }))}
          onChange={({ currentTarget }) => onChange({ output, every, weekday: Number(currentTarget.value) })}
        />
      )}
      {every === 'month' && (
        <NativeSelect
          label={t('day')}
          value={String(day ?? 1)}
          data={monthDays}
          onChange={({ currentTarget }) => onChange({ output, every, day: Number(currentTarget.value) })}
        />
      )}
      <NativeSelect
        label={t('output.label')}
        value={output}
        data={scheduleOutputs.map((value) => ({ value, label: t(`output.${value}`) }))}
        onChange={({ currentTarget }) => {
          const next = scheduleOutputs.find((one) => one === currentTarget.value) ?? output
          onChange({ output: next, every, ...(weekday && { weekday }), ...(day && { day }) })
        }}
      />
    </div>
  )
}
