/** What other domains may use of the contents. */
export { newestQuery } from './data.ts'
export { Cover } from './covers/Cover.tsx'
export { Validity } from './list/Validity.tsx'
export { MustRead } from './list/MustRead.tsx'
