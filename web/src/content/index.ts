/** What other domains may use of the contents. */
export { newestQuery } from './data.ts'
export { MustRead } from './list/MustRead.tsx'
