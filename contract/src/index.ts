import { accountsCalls } from './accounts.ts'
import { homeCalls } from './home.ts'
import { importsCalls } from './imports.ts'
import { printCalls } from './prints.ts'
import { registryCalls } from './registry.ts'
import { salesCalls } from './sales.ts'

/** Every call of the portal by its name. */
export const calls = {
  ...accountsCalls,
  ...registryCalls,
  ...salesCalls,
  ...importsCalls,
  ...homeCalls,
  ...printCalls,
} as const
export type CallName = keyof typeof calls

export * from './call.ts'
