import { lazyPart } from '../../ui/lazy-part.tsx'

/** Loaded only for whoever must add a factor before anything else. */
export const AddFactorFirst = lazyPart(() => import('./AddFactorFirst.tsx'), 'AddFactorFirst')
