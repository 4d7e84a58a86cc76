import { useTranslation } from 'react-i18next'
import type { Schedule } from './data.ts'
import { useWeekdays } from './useWeekdays.ts'

/** "Ogni lunedì alle 7, come Excel". */
export function useRhythmWords(): (one: Pick<Schedule, 'every' | 'weekday' | 'day' | 'output'>) => string {
  const { t } = useTranslation('schedules')
  const weekdays = useWeekdays()
  return ({ every, weekday, day, output }) =>
    t(`rhythm.${every}`, {
      weekday: weekdays[(weekday ?? 1) - 1],
      day,
      output: t(`output.${output}`),
    })
}
