/**
 * Runs an act one at a time. Asked for while it runs, it runs once more afterwards: the run under way may have looked
 * before what was asked for was there.
 * @returns asks for it; resolves when the act has run after the asking
 */
export function coalesce(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let asked = false
  const run = async () => {
    try {
      while (asked) {
        asked = false
        await act()
      }
    } finally {
      running = null
    }
  }
  return () => {
    asked = true
    running ??= run()
    return running
  }
}
