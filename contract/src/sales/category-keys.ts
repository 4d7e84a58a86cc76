/** The revenue categories of specification §3, in the order of every screen; without their words, which addresses need not. */
export const categoryKeys = [
  'furniture',
  'appliances',
  'worktops',
  'worktops_jit',
  'tables_chairs',
  'premia',
  'outdoor',
  'other',
  'expo',
] as const
export type CategoryKey = (typeof categoryKeys)[number]

/** Those that add up to the total. */
export const partitionKeys = [
  'furniture',
  'appliances',
  'worktops',
  'tables_chairs',
  'premia',
  'outdoor',
  'other',
] as const satisfies readonly CategoryKey[]
export type PartitionKey = (typeof partitionKeys)[number]
