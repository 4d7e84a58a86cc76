import { settingsCalls } from '@mandato/contract/sheets/settings'
import { answer } from '../platform/http/handlers.ts'
import { changeSettings } from './actions/change-settings.ts'
import { storedSettings } from './queries/settings.ts'

/** What the company can choose. */
export const settingsRoutes = answer(settingsCalls, {
  settings: (_input, { db }) => storedSettings(db),
  changeSettings: async ({ body }, context) => ({
    success: true as const,
    changed_at: await changeSettings(context, body.sheets, body.changed_at),
  }),
})
