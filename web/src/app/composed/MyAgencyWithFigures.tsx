import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { MyAgencyPage } from '../../registry/pages/MyAgencyPage.tsx'
import { SubjectFigures } from '../../sales/index.ts'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'

const GoodsTab = lazyPart(() => import('../../shipping/goods/GoodsTab.tsx'), 'GoodsTab')

export const MyAgencyWithFigures = () => (
  <MyAgencyPage
    figures={(agency) => <SubjectFigures about={{ agency }} />}
    below={(agency) => (
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <GoodsTab agency={agency} />
      </Suspense>
    )}
  />
)
