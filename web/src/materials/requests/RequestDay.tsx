import { useTranslation } from 'react-i18next'
import { dayOf, today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'

/** When a line was asked for: the day, with its year where it is another. */
export function RequestDay({ instant }: { instant: string }) {
  const { t } = useTranslation('materials')
  const format = useFormat()
  const now = today()
  const day = dayOf(instant)
  if (day === now) return t('requests.today')
  return day.slice(0, 4) === now.slice(0, 4) ? format.dayMonthShort(instant) : format.date(instant)
}
