/** A backup that cannot be made or used; the message is one line for the operator. */
export class BackupError extends Error {}

/** The last entry of a backup: the hash of every other one, as `sha256sum` writes and checks it. */
export const sums = 'SHA256SUMS'
