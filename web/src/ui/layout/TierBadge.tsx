import { stockTierLegend } from '@mandato/contract/ready/names'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Badge } from './Badge.tsx'

const tones = { only_one: 'err', few: 'warn', available: 'ok' } as const

/**
 * How much of an article is ready in the store, in words.
 * @param none said where none is ready; without it nothing stands there
 */
export function TierBadge({ tier, none }: { tier: keyof typeof stockTierLegend | null; none?: string }) {
  const language = useLanguage()
  if (tier === null) return none === undefined ? null : <Badge>{none}</Badge>
  return <Badge tone={tones[tier]}>{stockTierLegend[tier].label[language]}</Badge>
}
