/**
 * An ask of one part of the shell to another that may not be loaded yet: who asks before anybody listens is
 * heard when the listener comes.
 */
export function heldAsk() {
  let listener: (() => void) | null = null
  let waits = false
  return {
    ask(): void {
      waits = listener === null
      listener?.()
    },
    /** @returns how to stop listening */
    onAsked(show: () => void): () => void {
      listener = show
      if (waits) show()
      waits = false
      return () => {
        listener = null
      }
    },
  }
}
