import { settingsCalls } from '@mandato/contract/sheets/settings'
import { changeMaterialSettings, storedMaterialSettings } from '../materials/index.ts'
import { answer } from '../platform/http/handlers.ts'
import { changeSettings } from './actions/change-settings.ts'
import { storedSettings } from './queries/settings.ts'

/** The settings of the company: a group for each domain, each saved separately. */
export const settingsRoutes = answer(settingsCalls, {
  settings: async (_input, { db }) => {
    const { choices, ...change } = await storedMaterialSettings(db)
    return { ...(await storedSettings(db)), materials: { ...choices, ...change } }
  },
  changeSettings: async ({ body: { sheets, changed_at, materials } }, context) => {
    const moments: string[] = []
    if (sheets) moments.push(await changeSettings(context, sheets, changed_at))
    if (materials) {
      const { changed_at: seen, ...choices } = materials
      moments.push(await changeMaterialSettings(context, choices, seen))
    }
    return { success: true as const, changed_at: moments.at(-1) ?? context.clock.now().toISOString() }
  },
})
