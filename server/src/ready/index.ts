export { daysUntil, workingDayAfter } from './calendar.ts'
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
export { noteCount, stockLanding } from './queries/import-stock.ts'
export { itemsOf } from './queries/reservations.ts'
export { readySettings } from './queries/settings.ts'
export { goodsIn } from './rules.ts'
export { shortagesAt } from './queries/shortages.ts'
