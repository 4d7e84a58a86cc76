import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { nextPicture } from '../platform/next-picture.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'

interface Words {
  title: string
  unit: string
  open: string
}
/** Loaded after the figures stand; where it does not come, the first screen is whole without it. */
const StatusRing = lazy<ComponentType<Words>>(() =>
  nextPicture()
    .then(() => import('../sheets/ring/index.ts'))
    .then(
      (ring) => ({ default: ring.StatusRing }),
      () => ({ default: () => null }),
    ),
)

/** Where the sheets of one's clients stand. */
export function SheetsBlock() {
  const { t } = useTranslation('home')
  const title = t('sheets.title')
  return (
    <Suspense
      fallback={
        <Card title={title}>
          <Skeleton height={168} />
        </Card>
      }
    >
      <StatusRing title={title} unit={t('sheets.clients')} open={t('sheets.open')} />
    </Suspense>
  )
}
