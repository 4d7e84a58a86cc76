type Ask = () => Promise<boolean>
let ask: Ask | null = null
let onAsk: ((there: Ask) => void) | null = null

/** The shell puts the question before unsaved words are left; it is loaded once the screen is quiet. */
export function answerUnsaved(answer: Ask): () => void {
  ask = answer
  onAsk?.(answer)
  return () => {
    if (ask === answer) ask = null
  }
}

/** Milliseconds to wait for the shell's question: without a network it may never come. */
const patience = 2000

/**
 * Whether somebody leaves what is not saved.
 * @param words the question, for the browser's own dialog where the shell's does not come
 */
export async function mayLeave(words: string): Promise<boolean> {
  const there =
    ask ??
    (await new Promise<Ask | null>((resolve) => {
      onAsk = resolve
      setTimeout(() => resolve(ask), patience)
    }))
  return there ? there() : window.confirm(words)
}

/** How many forms hold something unsaved. The service worker's update waits until none does. */
let open = 0
const waiting = new Set<() => void>()

export const enter = (): void => void open++

export function leave(): void {
  open--
  if (open > 0) return
  for (const act of waiting) act()
  waiting.clear()
}

/** Now, or as soon as the last form is saved or left. */
export function whenSaved(act: () => void): void {
  if (open === 0) act()
  else waiting.add(act)
}
