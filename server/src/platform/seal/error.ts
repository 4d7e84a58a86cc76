/** A seal that cannot be used; its message is one line that says the way out. */
export class SealError extends Error {
  override readonly name = 'SealError'
}
