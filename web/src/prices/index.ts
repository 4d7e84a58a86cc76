/** What orders may use of prices. */
export { dropPicked, pickedFor } from './kept.ts'
