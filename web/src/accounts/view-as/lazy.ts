import { lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'

/** Loaded only by whoever looks as somebody else. */
export const ViewBanner = lazyPart(() => import('./ViewBanner.tsx'), 'ViewBanner')

/** Who sees a thing, and by which rule; on the pages of head office. */
export const VisibleTo = lazyExtra(() => import('./VisibleTo.tsx'), 'VisibleTo')
