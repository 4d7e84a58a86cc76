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
