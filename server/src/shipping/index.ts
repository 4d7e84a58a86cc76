export { shippingJobs } from './jobs.ts'
export { eraseGoodsOf, openGoods } from './queries/client-slots.ts'
