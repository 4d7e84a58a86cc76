import { settingsCalls } from '@mandato/contract/company/settings'
import type { HandlerInput, HandlerOutput } from '@mandato/contract'
import type { Context } from '../platform/context.ts'
import { answer } from '../platform/http/handlers.ts'
import { notFound } from '../platform/refusals.ts'
import type { SettingsGroup } from './group.ts'
import { formerSetting } from './queries/settings.ts'

type Groups = readonly SettingsGroup[]
type Read = HandlerOutput<typeof settingsCalls.settings>
type Given = HandlerInput<typeof settingsCalls.changeSettings>['body']

/** @param groups what each domain lets the company choose; `domains.ts` checks that none of the contract is missing */
export const settingsRoutes = (groups: Groups) =>
  answer(settingsCalls, {
    settings: (_input, { db }) => read(groups, db),
    changeSettings: async ({ body }, context) => ({
      success: true as const,
      changed_at: await change(groups, context, body),
    }),
    restoreSettings: async ({ params, body }, context) => {
      const group = groups.find(({ key }) => key === params.group)
      const former = group && (await formerSetting(context.db, params.group, body.entry))
      if (!group || !former) throw notFound()
      return { success: true as const, changed_at: await group.restore(context, former, body.changed_at) }
    },
  })

async function read(groups: Groups, db: Context['db']): Promise<Read> {
  const all: Record<string, object> = {}
  for (const group of groups) {
    const { choices, ...lastChange } = await group.stored(db)
    // The sheets came first, alone: their last change stands beside them.
    if (group.key === 'sheets') Object.assign(all, { sheets: choices, ...lastChange })
    else all[group.key] = { ...choices, ...lastChange, ...(await group.beside(db)) }
  }
  // One entry for each group: what the contract names and no domain declares does not compile in domains.ts.
  return all as unknown as Read
}

/** Each group is saved by itself. @returns when */
async function change(
  groups: Groups,
  context: Context,
  { sheets, changed_at, ...others }: Given,
): Promise<string> {
  const given: Readonly<Record<string, { readonly changed_at?: string | null | undefined } | undefined>> = {
    sheets: sheets && { ...sheets, changed_at },
    ...others,
  }
  const moments: string[] = []
  for (const group of groups) {
    const wanted = given[group.key]
    if (!wanted) continue
    const { changed_at: seen, ...choices } = wanted
    moments.push(await group.change(context, choices, seen))
  }
  return moments.at(-1) ?? context.clock.now().toISOString()
}
