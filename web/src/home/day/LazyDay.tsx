import { lazyPart } from '../../ui/lazy-part.tsx'

/** An agent's first screen begins with them; the others have no day. */
export const LazyDayCard = lazyPart(() => import('./cards.ts'), 'DayCard')
export const LazyGapCard = lazyPart(() => import('./cards.ts'), 'GapCard')
