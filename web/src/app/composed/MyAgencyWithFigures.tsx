import { MyAgencyPage } from '../../registry/pages/MyAgencyPage.tsx'
import { SubjectFigures } from '../../sales/index.ts'

export const MyAgencyWithFigures = () => (
  <MyAgencyPage figures={(agency) => <SubjectFigures about={{ agency }} />} />
)
