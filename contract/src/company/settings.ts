import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done } from '../fields/fields.ts'
import { InvoiceChoices } from '../invoices/settings.ts'
import { type SettingGroup, settingGroups } from './groups.ts'

/** When a group was last changed, and by whom; null while it is as usual. */
const lastChange = { changed_at: instant.nullable(), changed_by: z.string().nullable() }
/** The moment of the last change the editor had before his eyes. */
const seen = { changed_at: z.union([instant, z.null()]).optional() }

const { sheets: SheetChoices, ...others } = settingGroups
type Others = typeof others
type With<More extends z.ZodRawShape> = {
  readonly [K in keyof Others]: z.ZodObject<Others[K]['shape'] & More, z.core.$strict>
}
type Optional<T extends Readonly<Record<keyof Others, z.ZodType>>> = {
  readonly [K in keyof Others]: z.ZodOptional<T[K]>
}

const eachGroup = (give: (group: z.ZodObject) => z.ZodType) =>
  Object.fromEntries(Object.entries(others).map(([key, group]) => [key, give(group)]))
// The entries of an object lose its type on the way.
const kept = eachGroup((group) => group.extend(lastChange)) as unknown as With<typeof lastChange>
const changed = eachGroup((group) => group.extend(seen).optional()) as unknown as Optional<With<typeof seen>>

/** The sheets' group stands beside its last change; every other has its own within. */
const Settings = z.object({
  sheets: SheetChoices,
  ...lastChange,
  ...kept,
  invoices: kept.invoices.extend({
    /** What was chosen before, the latest first: what a statement of a past day was reckoned with. */
    history: z.array(InvoiceChoices.extend({ at: instant, by: z.string().nullable() })),
  }),
})

export const settingsCalls = defineCalls({
  settings: {
    method: 'GET',
    path: '/api/v1.0/admin/settings',
    summary: 'What the company can choose; secrets of the server are not among it',
    roles: ['admin'],
    effect: 'read',
    response: Settings,
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/v1.0/admin/settings',
    summary: 'Change what the company can choose',
    roles: ['admin'],
    effect: 'write',
    proof: true,
    body: z
      .strictObject({ sheets: SheetChoices.optional(), ...seen, ...changed })
      .refine(
        (given) => Object.entries(given).some(([key, group]) => key !== 'changed_at' && Boolean(group)),
        {
          params: { code: 'required' },
        },
      ),
    response: done.extend({ changed_at: instant }),
    refuses: ['changed_meanwhile'],
  },
  restoreSettings: {
    method: 'POST',
    path: '/api/v1.0/admin/settings/{group}/restore',
    summary: 'Bring back what a change of a group took away, as a change of its own',
    roles: ['admin'],
    effect: 'write',
    proof: true,
    params: z.object({ group: z.enum(Object.keys(settingGroups) as [SettingGroup, ...SettingGroup[]]) }),
    /** The entry of the audit trail, and the last change the editor had before his eyes. */
    body: z.strictObject({ entry: z.int().positive(), changed_at: z.union([instant, z.null()]) }),
    response: done.extend({ changed_at: instant }),
    refuses: ['changed_meanwhile', 'former_choice_unfit'],
  },
})
