import { userStateLegend } from '@mandato/contract/accounts/user-names'
import type { UserState } from '@mandato/contract/accounts/user-states'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Badge, type Tone } from '../../ui/layout/Badge.tsx'

const tones: Readonly<Record<UserState, Tone>> = {
  active: 'ok',
  invited: 'info',
  uninvited: 'warn',
  off: 'neutral',
}

/** How an account stands. */
export function UserBadge({ state }: { state: UserState }) {
  const language = useLanguage()
  return <Badge tone={tones[state]}>{userStateLegend[state].label[language]}</Badge>
}
