/** Flags of a row of the client list and map; of the first five exactly one is true. */
export const clientFlags = [
  'active',
  'prospect',
  'dormant',
  'suspended',
  'deletion',
  'to_sign',
  'to_renew',
  'unplaced',
] as const
/** Flags of a row of the progress lists; of the first five exactly one is true. */
export const progressFlags = [
  'to_fill',
  'ready_to_sign',
  'to_review',
  'confirmed',
  'to_renew',
  'deletion',
] as const
