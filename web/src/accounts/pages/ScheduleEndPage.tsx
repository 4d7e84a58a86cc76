import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../platform/api-error.ts'
import { brand } from '../../platform/brand.ts'
import { useWrite } from '../../platform/use-write.ts'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { endSchedule, scheduleToEndQuery } from '../schedules/data.ts'
import { SignInFrame } from '../SignInFrame.tsx'

const route = getRouteApi('/links/schedule-end/$token')

/** Behind the link in each mail of a scheduled export: to open it changes nothing, the button ends it. */
export function ScheduleEndPage() {
  const { t } = useTranslation('scheduleEnd')
  const { token } = route.useParams()
  // What it was called is still said when it is gone.
  const [ended, setEnded] = useState<string | null>(null)
  const read = useQuery({ ...scheduleToEndQuery(token), enabled: ended === null })
  const end = useWrite(endSchedule())
  useEffect(() => {
    document.title = `${t('title')} · ${brand()}`
  }, [t])
  const name = read.data?.response.name
  if (ended !== null)
    return (
      <SignInFrame>
        <div>
          <h1>{t('done')}</h1>
          <p>{t('doneWords', { name: ended })}</p>
        </div>
      </SignInFrame>
    )
  return (
    <SignInFrame>
      {read.isPending && <LinesSkeleton />}
      {read.isError && (
        <div>
          <h1>{t('dead')}</h1>
          <p>{messageOf(read.error)}</p>
        </div>
      )}
      {name !== undefined && (
        <>
          <div>
            <h1>{t('title')}</h1>
            <p>{t('words', { name })}</p>
          </div>
          <Button
            variant="filled"
            size="lg"
            loading={end.isPending}
            onClick={() =>
              end.mutate({ params: { token } }, { onSuccess: () => setEnded(name), onError: toast.error })
            }
          >
            {t('end')}
          </Button>
        </>
      )}
    </SignInFrame>
  )
}
