/** What the first screen shows of the sheets; apart, so that it takes nothing else along. */
export { StatusRing } from './StatusRing.tsx'
