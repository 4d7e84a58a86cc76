import { accountsCalls } from './accounts.ts'
import { clientsCalls } from './clients.ts'
import { homeCalls } from './home.ts'
import { importsCalls } from './imports.ts'
import { noticesCalls } from './notices.ts'
import { printCalls } from './prints.ts'
import { registryCalls } from './registry.ts'
import { salesCalls } from './sales.ts'
import { settingsCalls } from './settings.ts'
import { sheetPaperCalls } from './sheet-papers.ts'
import { sheetsCalls } from './sheets.ts'
import { signingCalls } from './signing.ts'
import { viewsCalls } from './views.ts'

/** Every call of the portal by its name. */
export const calls = {
  ...accountsCalls,
  ...viewsCalls,
  ...registryCalls,
  ...clientsCalls,
  ...salesCalls,
  ...sheetsCalls,
  ...settingsCalls,
  ...sheetPaperCalls,
  ...signingCalls,
  ...importsCalls,
  ...homeCalls,
  ...noticesCalls,
  ...printCalls,
} as const
export type CallName = keyof typeof calls

export * from './call.ts'
