export const importStates = [
  'queued',
  'checking',
  'checked',
  'applying',
  'done',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]
