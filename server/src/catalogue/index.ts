export { applianceAnswer } from './appliances.ts'
export { narrowed as narrowedAppliances } from './queries/appliances.ts'
export { applianceLanding } from './queries/import-appliances.ts'
