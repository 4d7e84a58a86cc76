import { settingsCalls } from '@mandato/contract/sheets/settings'
import { changeContentSettings, storedContentSettings } from '../content/index.ts'
import { changeMaterialSettings, storedMaterialSettings } from '../materials/index.ts'
import { changeOrderSettings, storedOrderSettings } from '../orders/index.ts'
import { changeReadySettings, storedReadySettings } from '../ready/index.ts'
import { answer } from '../platform/http/handlers.ts'
import { changeSettings } from './actions/change-settings.ts'
import { storedSettings } from './queries/settings.ts'

/** A group of choices with its last change beside them. */
const group = <Choices extends object, Change extends object>({
  choices,
  ...change
}: { readonly choices: Choices } & Change) => ({ ...choices, ...change })

/** The settings of the company: a group for each domain, each saved separately. */
export const settingsRoutes = answer(settingsCalls, {
  settings: async (_input, { db }) => {
    const materials = await storedMaterialSettings(db)
    const orders = await storedOrderSettings(db)
    return {
      ...(await storedSettings(db)),
      materials: group(materials),
      orders: group(orders),
      content: group(await storedContentSettings(db)),
      ready: group(await storedReadySettings(db)),
    }
  },
  changeSettings: async ({ body: { sheets, changed_at, materials, orders, content, ready } }, context) => {
    const moments: string[] = []
    if (sheets) moments.push(await changeSettings(context, sheets, changed_at))
    if (materials) {
      const { changed_at: seen, ...choices } = materials
      moments.push(await changeMaterialSettings(context, choices, seen))
    }
    if (orders) {
      const { changed_at: seen, ...choices } = orders
      moments.push(await changeOrderSettings(context, choices, seen))
    }
    if (content) {
      const { changed_at: seen, ...choices } = content
      moments.push(await changeContentSettings(context, choices, seen))
    }
    if (ready) {
      const { changed_at: seen, ...choices } = ready
      moments.push(await changeReadySettings(context, choices, seen))
    }
    return { success: true as const, changed_at: moments.at(-1) ?? context.clock.now().toISOString() }
  },
})
