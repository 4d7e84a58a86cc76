export { labelledIn } from './labelled.ts'
export { itemTold } from './queries/told.ts'
export { promotionsRunning } from './queries/promotions-running.ts'
