import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { DeviceIcon } from '../DeviceIcon.tsx'
import { endUserSessions, userSessionsQuery } from './data.ts'

/** Where somebody is signed in, and how to end it. */
export function UserSessions({ id }: { id: number }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const read = useQuery(userSessionsQuery(id))
  const end = useWrite(endUserSessions())
  const stop = (session?: number) =>
    end.mutate(
      { params: { id }, query: session === undefined ? {} : { session } },
      { onError: toast.error, onSuccess: () => toast.ok(t('users.sessions.ended')) },
    )
  const some = read.data?.response ?? []
  return (
    <Card
      title={t('users.sessions.title')}
      count={some.length || undefined}
      action={
        some.length > 1 && (
          <Button size="xs" onClick={() => stop()}>
            {t('users.sessions.endAll')}
          </Button>
        )
      }
      flush={some.length > 0}
    >
      <Loaded read={read} skeleton={<LinesSkeleton />}>
        {({ response }) =>
          response.length === 0 ? (
            t('users.sessions.none')
          ) : (
            <LineList>
              {response.map((one) => (
                <li key={one.id}>
                  <DeviceIcon device={one.device} />
                  <div>
                    <Named>
                      <b>{one.device}</b>
                      <small>{t('users.sessions.seen', { moment: format.dateTime(one.last_seen_at) })}</small>
                    </Named>
                  </div>
                  <Button
                    size="xs"
                    aria-label={t('users.sessions.endNamed', { device: one.device })}
                    onClick={() => stop(one.id)}
                  >
                    {t('users.sessions.end')}
                  </Button>
                </li>
              ))}
            </LineList>
          )
        }
      </Loaded>
    </Card>
  )
}
