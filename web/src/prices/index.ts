/** What others may use of prices. */
export { priceSearch } from './data.ts'
export { exact, exactChain } from './exact.ts'
export { Marked } from './find/Marked.tsx'
export { dropPicked, pickedFor } from './kept.ts'
