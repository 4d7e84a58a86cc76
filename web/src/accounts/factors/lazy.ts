import { lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'

/** On the page of one's own account. */
export const FactorsCard = lazyPart(() => import('./FactorsCard.tsx'), 'FactorsCard')

/** Taking the factors off somebody who lost them. */
export const RemoveFactors = lazyExtra(() => import('./RemoveFactors.tsx'), 'RemoveFactors')
