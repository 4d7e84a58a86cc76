import { useTranslation } from 'react-i18next'
import type { Kind } from './kinds.ts'

/** What a kind of account is called: its role, and of a reseller where he is. */
export function useKindName(): (kind: Kind) => string {
  const { t } = useTranslation('people')
  const { t: app } = useTranslation('app')
  return (kind) =>
    kind === 'italian_reseller' || kind === 'foreign_reseller'
      ? t(`users.kinds.${kind}`)
      : app(`roles.${kind}`)
}
