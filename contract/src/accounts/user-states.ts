/** How an account stands: used, invited and not yet opened, never invited (imported agents), or ended. */
export const userStates = ['active', 'invited', 'uninvited', 'off'] as const
export type UserState = (typeof userStates)[number]
