import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type clients from '../../../public/locales/it/clients.json'

type EventKey = keyof (typeof clients)['event']

const good = new Set([
  'client.activated',
  'client.awoke',
  'client.resumed',
  'client.deletion_withdrawn',
  'sheet.sign',
  'sheet.sign_on_paper',
  'sheet.confirm',
  'order.confirm',
])
const bad = new Set([
  'client.suspended',
  'client.deletion_requested',
  'client.deleted',
  'sheet.decline',
  'sheet.reject',
  'order.reject',
  'sheet.expire',
  'sheet.cancel',
])

/** The sentence and colour of an act; one that this version does not know yet is still named. */
export function useEventWords() {
  const { t } = useTranslation('clients')
  const format = useFormat()
  return (what: string) => {
    const tone = good.has(what) ? ('ok' as const) : bad.has(what) ? ('err' as const) : null
    const key = `event.${what.replace('.', '_') as EventKey}` as const
    return { tone, sentence: t(key, { defaultValue: format.pair(t('timeline.other'), what) }) }
  }
}
