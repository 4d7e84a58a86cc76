import { lazyPart } from '../../platform/lazy-part.ts'

/** Loaded only by whoever looks as somebody else. */
export const ViewBanner = lazyPart(() => import('./ViewBanner.tsx'), 'ViewBanner')

/** Who sees a thing, and by which rule; on the pages of head office. */
export const VisibleTo = lazyPart(() => import('./VisibleTo.tsx'), 'VisibleTo')
