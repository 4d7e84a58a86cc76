import { IconAlertTriangle, IconBuildingStore, IconUser, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import type { Registration } from './data.ts'

const icons = { client: IconBuildingStore, user: IconUser, registration: IconUserPlus }

/** What is known of the applicant already: clients that fit, accounts and requests of the same address or VAT number. */
export function MatchesCard({ one }: { one: Registration }) {
  const { t } = useTranslation('people')
  return (
    <Card
      title={t('registrations.matches')}
      count={one.matches.length || undefined}
      flush={one.matches.length > 0}
    >
      {one.matches.length === 0 ? (
        t('registrations.noMatches')
      ) : (
        <LineList>
          {one.matches.map((match) => {
            const doubtful = match.why.includes('lookalike')
            const Icon = doubtful ? IconAlertTriangle : icons[match.kind]
            const words = [match.code, match.name].filter(Boolean).join(' ')
            const id = String(match.id)
            return (
              <li key={`${match.kind}-${match.id}-${match.place}`}>
                <Icon size={20} aria-hidden />
                <div>
                  {match.kind === 'client' && (
                    <Link to="/clients/$id" params={{ id }}>
                      <b>{words}</b>
                    </Link>
                  )}
                  {match.kind === 'registration' && (
                    <Link to="/registrations/$id" params={{ id }}>
                      <b>{words}</b>
                    </Link>
                  )}
                  {match.kind === 'user' && <b>{words}</b>}{' '}
                  {match.why.map((why) => (
                    <Badge key={why} tone={why === 'lookalike' ? 'err' : 'warn'}>
                      {t(`registrations.why.${why}`)}
                    </Badge>
                  ))}
                  <div>{[t(`registrations.kinds.${match.kind}`), match.place].filter(Boolean).join(dot)}</div>
                </div>
              </li>
            )
          })}
        </LineList>
      )}
    </Card>
  )
}
