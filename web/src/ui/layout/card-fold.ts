import { createContext, type ReactNode } from 'react'

/** What stands last in the head of a card and folds it; nothing where cards are not folded. */
export const CardFold = createContext<ReactNode>(null)
