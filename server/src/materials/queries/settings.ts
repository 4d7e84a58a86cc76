import { MaterialChoices } from '@mandato/contract/materials/settings'
import { settingsGroup } from '../../company/index.ts'

export const materialGroup = settingsGroup({
  key: 'materials',
  shape: MaterialChoices,
  usual: { products_per_page: 24, transit_days: 2 },
})
export const materialSettings = materialGroup.chosen
