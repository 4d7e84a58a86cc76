export { changeReadySettings } from './actions/change-settings.ts'
export { daysUntil, workingDayAfter } from './calendar.ts'
export { readyJobs } from './jobs.ts'
export {
  decisionDue,
  endGoodsOf,
  goodsToOrder,
  keepGoodsUntil,
  lockGoodsOf,
  pickupWindow,
  refuseUncovered,
  reserveGoods,
} from './orders.ts'
export { applianceIds, noteCount, stockLanding } from './queries/import-stock.ts'
export { itemsOf } from './queries/reservations.ts'
export { readySettings, storedReadySettings } from './queries/settings.ts'
export { goodsIn } from './rules.ts'
export { shortagesAt } from './queries/shortages.ts'
export { stockLabels } from './stock-labels.ts'
