/** What other domains may use of the contents. */
export { Cover } from './covers/Cover.tsx'
export { Validity } from './list/Validity.tsx'
export { contentSearch, newestQuery, promotionQuery } from './data.ts'
export { LazyMustRead } from './list/LazyMustRead.tsx'
export { downloadsQuery } from './downloads/data.ts'
export { placesOf } from './kinds.ts'
