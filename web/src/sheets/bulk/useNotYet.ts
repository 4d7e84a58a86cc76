import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import { remindableFrom } from './acts.ts'

/** Why rows cannot be reminded just now, and from when on they can; null where no reminder went out within a day. */
export function useNotYet() {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  return (rows: readonly { readonly remind_from: string | null }[]): string | null => {
    const from = remindableFrom(rows)
    return from === null ? null : t('remind.notYet', { when: format.dateTime(from) })
  }
}
