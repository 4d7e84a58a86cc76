import { AgencyPage } from '../../registry/pages/AgencyPage.tsx'
import { SubjectFigures } from '../../sales/index.ts'

/** The registry comes before sales and may not use it: the router puts the two together. */
export const AgencyWithFigures = () => (
  <AgencyPage figures={(agency) => <SubjectFigures about={{ agency }} />} />
)
