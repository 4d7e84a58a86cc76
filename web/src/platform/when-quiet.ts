/** Acts after the picture and what belongs to it; Safari knows no idle time. */
export function whenQuiet(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3_000 })
  else setTimeout(act, 1_000)
}
