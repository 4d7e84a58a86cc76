/** A device that is slower to find what it keeps holds no page up, ms. */
const atMost = 300

/** Waits for what comes from the device, and no longer than a page may: what is late comes after it. */
export const fromDevice = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, atMost))])
