import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/layout/Badge.tsx'
import { daysBetween } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { ContentRow } from '../data.ts'

/** From how many days before its end a promotion counts them. */
const soon = 14

/** From when to when a promotion holds: it is to come, running, about to end, or over. */
export function Validity({ row: { valid_from, valid_until }, today }: { row: ContentRow; today: string }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  if (!valid_from || !valid_until) return null
  const left = daysBetween(today, valid_until)
  if (today > valid_until) return <Badge>{t('promotion.ended', { day: format.date(valid_until) })}</Badge>
  if (today < valid_from)
    return <Badge tone="info">{t('promotion.coming', { day: format.date(valid_from) })}</Badge>
  if (left === 0) return <Badge tone="warn">{t('promotion.today')}</Badge>
  if (left <= soon) return <Badge tone="warn">{t('promotion.left', { count: left })}</Badge>
  return <Badge tone="ok">{t('promotion.until', { day: format.date(valid_until) })}</Badge>
}
