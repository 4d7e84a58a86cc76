/** What orders may use of prices. */
export { exact } from './exact.ts'
export { Marked } from './find/Marked.tsx'
export { dropPicked, pickedFor } from './kept.ts'
