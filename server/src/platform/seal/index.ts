export { SealError } from './error.ts'
export { openSealer } from './sealer.ts'
