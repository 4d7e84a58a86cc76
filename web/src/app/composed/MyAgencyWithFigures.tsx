import { MyAgencyPage } from '../../registry/pages/MyAgencyPage.tsx'
import { AgencyFigures } from '../../sales/index.ts'

export const MyAgencyWithFigures = () => (
  <MyAgencyPage figures={(agency) => <AgencyFigures agency={agency} />} />
)
