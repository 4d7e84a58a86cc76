import { stockTierLegend } from '@mandato/contract/ready/names'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { Badge } from '../ui/layout/Badge.tsx'
import type { ReadyRow } from './data.ts'

const tones = { only_one: 'err', few: 'warn', available: 'ok' } as const

/** How much is there, in words. */
export function TierBadge({ tier }: { tier: ReadyRow['stock_label'] }) {
  const { t } = useTranslation('ready')
  const language = useLanguage()
  if (tier === null) return <Badge tone="neutral">{t('gone')}</Badge>
  return <Badge tone={tones[tier]}>{stockTierLegend[tier].label[language]}</Badge>
}
