let begin: (() => void) | null = null
/** It was asked for before the shell was there to do it. */
let waits = false

/** Being shown around is asked for on the first screen and in the help, and done by the shell. */
export function askForTour(): void {
  waits = begin === null
  begin?.()
}

/** @returns how to stop listening */
export function onTourAsked(show: () => void): () => void {
  begin = show
  if (waits) show()
  waits = false
  return () => {
    begin = null
  }
}
