import { lazyPart } from '../../ui/lazy-part.tsx'

/** On the home page, where most days there is none; whoever draws it says what stands there meanwhile. */
export const LazyMustRead = lazyPart(() => import('./MustRead.tsx'), 'MustRead')
