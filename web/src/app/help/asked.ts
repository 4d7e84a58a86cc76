import { heldAsk } from '../../platform/held-ask.ts'

/** Help is asked for in the menu of the person, and shown by what listens to its key. */
export const { ask: askForHelp, onAsked: onHelpAsked } = heldAsk()
