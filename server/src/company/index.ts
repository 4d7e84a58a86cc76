export { settingsGroup, type SettingsGroup } from './group.ts'
export { companySettings, letterhead } from './letterhead.ts'
