import type { ContentState } from '@mandato/contract/content/names'
import { contentStateLegend } from '@mandato/contract/content/name-words'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Badge } from '../../ui/layout/Badge.tsx'

/** Draft, scheduled, published, expired. */
export function StateBadge({ state }: { state: ContentState }) {
  const language = useLanguage()
  const { tone, label } = contentStateLegend[state]
  return <Badge tone={tone}>{label[language]}</Badge>
}
