import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { dayOf, daysBetween, today } from '../../ui/today.ts'

type Read = Pick<Answer<'agencyRequests'>, 'meta' | 'pagination'>

/**
 * How many lines wait, and for how many days the oldest of them. It is the oldest of all that wait: beside the number of
 * a narrowed list it would be said of the wrong ones.
 */
export function useWaitingWords(read: Read | undefined, narrowed: boolean): string | undefined {
  const { t } = useTranslation('materials')
  const total = read?.pagination?.total
  if (total === undefined) return undefined
  const waiting = t('requests.waiting', { count: total })
  const oldest = read?.meta.oldest
  const days = oldest ? daysBetween(dayOf(oldest), today()) : 0
  return days > 0 && !narrowed ? `${waiting}, ${t('requests.oldest', { count: days })}` : waiting
}
