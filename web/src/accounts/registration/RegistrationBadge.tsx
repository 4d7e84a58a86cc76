import { registrationStateLegend } from '@mandato/contract/accounts/registration-names'
import type { RegistrationState } from '@mandato/contract/accounts/registration-states'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Badge, type Tone } from '../../ui/layout/Badge.tsx'

const tones: Readonly<Record<RegistrationState, Tone>> = {
  submitted: 'neutral',
  verified: 'info',
  info_requested: 'warn',
  approved: 'ok',
  rejected: 'err',
  lapsed: 'neutral',
}

/** How a request stands. */
export function RegistrationBadge({ state }: { state: RegistrationState }) {
  const language = useLanguage()
  return <Badge tone={tones[state]}>{registrationStateLegend[state].label[language]}</Badge>
}
