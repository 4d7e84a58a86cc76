/** What other domains may use of the orders. */
export { NewOrder } from './list/NewOrder.tsx'
