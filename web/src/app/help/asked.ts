/** Help is asked for in the menu of the person, and shown by what listens to its key. */
const asked = new EventTarget()

export const askForHelp = (): void => void asked.dispatchEvent(new Event('help'))

/** @returns how to stop listening */
export function onHelpAsked(show: () => void): () => void {
  asked.addEventListener('help', show)
  return () => asked.removeEventListener('help', show)
}
