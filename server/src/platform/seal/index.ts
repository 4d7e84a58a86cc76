export { SealError } from './error.ts'
export { openSealer, type SealAbout, type Sealer } from './sealer.ts'
