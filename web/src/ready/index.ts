export { PickupStrip } from './PickupStrip.tsx'
