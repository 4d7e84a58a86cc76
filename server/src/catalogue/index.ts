export { applianceLanding } from './queries/import-appliances.ts'
