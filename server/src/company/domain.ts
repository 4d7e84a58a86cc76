import { defineDomain } from '../define-domain.ts'
import { companySettings } from './letterhead.ts'
import { settingsRoutes } from './routes.ts'

export const company = defineDomain({
  name: 'company',
  routes: (_parts, { settings }) => [settingsRoutes(settings)],
  settings: companySettings,
})
