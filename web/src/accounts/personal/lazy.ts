import { lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'

/** On the page of one's own account. */
export const OwnDataCard = lazyPart(() => import('./OwnDataCard.tsx'), 'OwnDataCard')

/** The end of a person's data; seldom asked for. */
export const EraseDialog = lazyExtra(() => import('./EraseDialog.tsx'), 'EraseDialog')
