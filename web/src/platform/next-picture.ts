/** So long at most, ms: a tab that nobody sees is given no pictures. */
const atMost = 250

/** Once the next picture is on the screen. */
export const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, atMost)
  })
