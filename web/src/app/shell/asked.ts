import { heldAsk } from '../../platform/held-ask.ts'

/** Bars and header ask; what opens listens, and nothing of the house around it is drawn anew. */
export const { ask: askForMenu, onAsked: onMenuAsked } = heldAsk()
export const { ask: askForSearch, onAsked: onSearchAsked } = heldAsk()
