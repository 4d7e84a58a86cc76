/** Seconds of one code (RFC 6238). */
const period = 30

/** The step of thirty seconds that a moment is in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period)

// Loaded when first needed: most people sign in without a code.
const library = () => import('otplib')

export async function newSecret(): Promise<string> {
  const { generateSecret } = await library()
  return generateSecret({ length: 20 })
}

/** What an app reads off the QR code. */
export async function addressOf(secret: string, issuer: string, label: string): Promise<string> {
  const { generateURI } = await library()
  return generateURI({ secret, issuer, label })
}

/**
 * The step whose code this is: the present one or a neighbour, for clocks differ; never one that was accepted already or
 * is before it. Neighbours can have the same digits: the newest counts, so that the same digits are not good once more.
 */
export async function matchingStep(
  secret: string,
  code: string,
  now: Date,
  after: number,
): Promise<number | null> {
  const { verifySync } = await library()
  const current = stepAt(now)
  for (const step of [current + 1, current, current - 1]) {
    if (step <= after) continue
    const found = verifySync({ secret, token: code, epoch: step * period, epochTolerance: 0 })
    if (found.valid) return step
  }
  return null
}
