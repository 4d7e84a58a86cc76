import { heldAsk } from './held-ask.ts'

/** Being shown around is asked for on the first screen and in the help, and done by the shell. */
export const { ask: askForTour, onAsked: onTourAsked } = heldAsk()
