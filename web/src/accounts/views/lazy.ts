import { lazyPart } from '../../ui/lazy-part.tsx'

/** Seldom opened, from the row of a view. */
export const ShareView = lazyPart(() => import('./ShareView.tsx'), 'ShareView')
