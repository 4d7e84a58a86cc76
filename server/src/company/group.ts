import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'
import { recordEvent } from '../platform/events.ts'
import { refuse as refuseAny } from '../platform/refusals.ts'
import { refuse } from './refusals.ts'
import { keepSetting, lockSettings, type StoredSetting, storedSetting } from './queries/settings.ts'

type LastChange = Omit<StoredSetting, 'value'>

/** What the company chose about one domain: read by it, shown and changed by the calls of the settings. */
export interface SettingsGroup<Key extends string = string, Choices extends object = object> {
  readonly key: Key
  /** With when and by whom they were last changed. */
  stored(db: Db): Promise<LastChange & { readonly choices: Choices }>
  /** What it did not choose is as usual. */
  chosen(db: Db): Promise<Choices>
  /** What was chosen, out of what a statement read of the settings. */
  of(value: object | null): Choices
  keep(tx: Db, choices: Choices, now: Date): Promise<void>
  /** What is shown with it. */
  beside(db: Db): Promise<object>
  /**
   * Changes the group; the event tells what was before of what changed.
   * @param seen the last change the editor knew of; undefined to skip the check
   * @returns when
   * @throws 409 `changed_meanwhile`
   */
  change(context: Context, choices: Choices, seen: string | null | undefined): Promise<string>
  /**
   * Gives some of the group the values they had before a change; the rest stays as it is.
   * @throws 409 `changed_meanwhile`, `former_choice_unfit` where the group takes such values no longer
   */
  restore(context: Context, former: object, seen: string | null): Promise<string>
}

interface Group<Key extends string, Choices extends object> {
  readonly key: Key
  readonly shape: z.ZodType<Choices>
  /** What holds until the company chooses, and for what a kept setting leaves out. */
  readonly usual: Choices
  /** What follows from a change, in its transaction. */
  readonly follows?: (context: Context) => Promise<void>
  /** What is shown with it and not chosen. */
  readonly beside?: (db: Db) => Promise<object>
  /** How a refusal shows what was chosen meanwhile, where not as one object. */
  readonly shown?: (choices: Choices) => object
}

export function settingsGroup<const Key extends string, Choices extends object>({
  key,
  shape,
  usual,
  follows,
  beside = async () => ({}),
  shown = (choices) => choices,
}: Group<Key, Choices>): SettingsGroup<Key, Choices> {
  const of = (value: object | null) => {
    const parsed = shape.safeParse({ ...usual, ...value })
    // A setting that cannot be read must not stop the domain.
    return parsed.success ? parsed.data : usual
  }
  const stored = async (db: Db) => {
    const { value, ...lastChange } = await storedSetting(db, key)
    return { choices: of(value), ...lastChange }
  }
  const write = async (
    context: Context,
    what: 'settings.changed' | 'settings.restored',
    seen: string | null | undefined,
    chosen: (before: Choices) => Choices,
  ) => {
    const { db, clock } = context
    await lockSettings(db)
    const { choices: before, ...lastChange } = await stored(db)
    if (seen !== undefined && seen !== lastChange.changed_at)
      throw refuseAny('changed_meanwhile', {}, { current: { ...shown(before), ...lastChange } })
    const choices = chosen(before)
    const now = clock.now()
    await keepSetting(db, key, choices, now)
    const changed = differing(before, choices)
    await recordEvent(context, {
      what,
      entity: 'settings',
      id: key,
      before: changed(before),
      after: changed(choices),
    })
    await follows?.(context)
    return now.toISOString()
  }
  return {
    key,
    stored,
    chosen: async (db) => (await stored(db)).choices,
    of,
    beside,
    keep: (tx, choices, now) => keepSetting(tx, key, choices, now),
    change: (context, choices, seen) => write(context, 'settings.changed', seen, () => choices),
    restore: (context, former, seen) =>
      write(context, 'settings.restored', seen, (before) => {
        const parsed = shape.safeParse({ ...before, ...former })
        if (!parsed.success) throw refuse('former_choice_unfit')
        return parsed.data
      }),
  }
}

/** Gives of a group what differs between two of it. */
function differing<Choices extends object>(
  one: Choices,
  other: Choices,
): (group: Choices) => Record<string, unknown> {
  const keys = (Object.keys(other) as (keyof Choices)[]).filter(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  )
  return (group) => Object.fromEntries(keys.map((key) => [key, group[key]]))
}
