import { IconBell, IconMailForward } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { roleOf, type User } from '../person.ts'

/** From the profile to what belongs to it and has a page of its own. */
export function NoticesLink({ me }: { me: User }) {
  const { t } = useTranslation('choices')
  const { t: schedules } = useTranslation('schedules')
  return (
    <Card title={t('profile')} flush>
      <LineList columns>
        <li>
          <IconBell size={20} aria-hidden />
          <div>
            <Link to="/account/notices">{t('title')}</Link>
            <p>{t('line')}</p>
          </div>
        </li>
        {(['admin', 'sales', 'agent'] as const).some((role) => role === roleOf(me)) && (
          <li>
            <IconMailForward size={20} aria-hidden />
            <div>
              <Link to="/account/schedules">{schedules('title')}</Link>
              <p>{schedules('line')}</p>
            </div>
          </li>
        )}
      </LineList>
    </Card>
  )
}
