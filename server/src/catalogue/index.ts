export { applianceFiles } from './appliances.ts'
export { narrowed as narrowedAppliances, sortKeys as applianceSortKeys } from './queries/appliances.ts'
