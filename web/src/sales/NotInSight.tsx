import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { DrillLink } from './DrillLink.tsx'

/** The agency or client of the address is none of this person's, or was never there: nobody is told which. */
export function NotInSight() {
  const { t } = useTranslation('sales')
  return (
    <EmptyState
      drawing="door"
      title={t('empty.foreign')}
      action={<DrillLink to={{ agency: undefined, client: undefined }}>{t('empty.foreignBack')}</DrillLink>}
    >
      {t('empty.foreignNext')}
    </EmptyState>
  )
}
