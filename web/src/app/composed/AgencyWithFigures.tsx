import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { AgencyPage } from '../../registry/pages/AgencyPage.tsx'
import { SubjectFigures } from '../../sales/index.ts'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'

const GoodsTab = lazyPart(() => import('../../shipping/goods/GoodsTab.tsx'), 'GoodsTab')

/** The registry comes before sales and may not use it: the router puts the two together. */
export const AgencyWithFigures = () => (
  <AgencyPage
    figures={(agency) => <SubjectFigures about={{ agency }} />}
    below={(agency) => (
      <Suspense fallback={<ListSkeleton rows={4} />}>
        <GoodsTab agency={agency} />
      </Suspense>
    )}
  />
)
