import { checkSheet } from '@mandato/contract/sheets/check'
import { keptFields, type SheetValue } from '@mandato/contract/sheets/fields'
import type { KeptSheet, Ways } from './draft.ts'
import { type Base, type Mine, same } from './values.ts'

/** Sentences of refusals by field. */
export type Refused = Readonly<Record<string, string>>

/** A sheet while somebody works on it. */
export interface FormState {
  /** The form's values when typing began. */
  readonly typedOn: Base
  readonly mine: Mine
  readonly ways: Ways
  /** Fields that lost the focus: their faults are shown from then on. */
  readonly left: ReadonlySet<string>
  readonly refused: Refused
  /** After an attempt to send for signature missing fields are shown as faults too. */
  readonly complete: boolean
}

/** What the form knows from the server at this moment. */
export interface Shown {
  readonly latest: Base
  readonly paymentCodes: readonly string[]
}

export type FormAct =
  | { readonly do: 'set'; readonly key: string; readonly value: SheetValue; readonly shown: Shown }
  | { readonly do: 'leave'; readonly key: string; readonly shown: Shown }
  | { readonly do: 'ways'; readonly ways: Ways }
  | { readonly do: 'show'; readonly complete: boolean }
  | { readonly do: 'refuse'; readonly refused: Refused }
  | { readonly do: 'settle'; readonly theirs: readonly string[]; readonly shown: Shown }
  | { readonly do: 'clear' }
  /** What was sent is there; what was typed after it had left goes on from it. */
  | { readonly do: 'arrived'; readonly sent: KeptSheet; readonly version: number }
  /** Another window of this device typed. */
  | { readonly do: 'take'; readonly mine: Mine; readonly ways: Ways }

export const begin = (found: KeptSheet | null, latest: Base): FormState => ({
  typedOn: found?.base ?? latest,
  mine: found?.mine ?? {},
  ways: found?.ways ?? {},
  left: new Set(Object.keys(found?.mine ?? {})),
  refused: {},
  complete: false,
})

/**
 * Until something is typed the form follows the server; then it stays with what the person saw. What was just saved is
 * newer than what was read before.
 */
export const baseIn = ({ typedOn, mine }: FormState, latest: Base): Base =>
  Object.keys(mine).length > 0 || typedOn.version > latest.version ? typedOn : latest

/** The sheet once what was sent of it is there. */
export const baseAfter = ({ base, changes }: KeptSheet, version: number): Base => ({
  version,
  values: { ...base.values, ...changes },
})

/** What is typed and did not leave with the sending. */
export function furtherOf(typed: Pick<KeptSheet, 'mine' | 'ways'>, sent: KeptSheet) {
  const ways: Ways = Object.fromEntries(
    Object.entries(typed.ways).filter(([key, value]) => value !== sent.ways[key as keyof Ways]),
  )
  const mine: Mine = Object.fromEntries(
    Object.entries(typed.mine).filter(
      // Meanwhile in its normal form, it is the same value.
      ([key, value]) =>
        !(key in sent.mine) || !(same(value, sent.mine[key]) || same(value, sent.changes[key])),
    ),
  )
  return { mine, ways }
}

const without = <V>(record: Readonly<Record<string, V>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

export function formReducer(state: FormState, act: FormAct): FormState {
  switch (act.do) {
    case 'set':
      return {
        ...state,
        typedOn: baseIn(state, act.shown.latest),
        mine: { ...state.mine, [act.key]: act.value },
        refused: without(state.refused, [act.key]),
      }
    case 'leave':
      return { ...state, left: new Set(state.left).add(act.key), mine: tidied(state, act.key, act.shown) }
    case 'ways':
      return { ...state, ways: { ...state.ways, ...act.ways }, refused: without(state.refused, ['agency']) }
    case 'show':
      return { ...state, complete: act.complete, left: new Set(keptFields.map((field) => field.key)) }
    case 'refuse':
      return { ...state, refused: act.refused }
    case 'settle':
      return { ...state, typedOn: act.shown.latest, mine: without(state.mine, act.theirs) }
    case 'clear':
      return begin(null, state.typedOn)
    case 'arrived': {
      const { mine, ways } = furtherOf(state, act.sent)
      return {
        ...begin(null, baseAfter(act.sent, act.version)),
        mine,
        ways,
        left: new Set(Object.keys(mine)),
      }
    }
    case 'take':
      return { ...state, mine: act.mine, ways: act.ways }
  }
}

/**
 * A right value in its normal form; and the bank's codes, which stand inside an Italian IBAN: nobody types them
 * twice.
 */
function tidied(state: FormState, key: string, { latest, paymentCodes }: Shown): Mine {
  if (!(key in state.mine)) return state.mine
  const values = { ...baseIn(state, latest).values, ...state.mine }
  const checked = checkSheet(values, { paymentCodes }, true)
  if (checked.faults.some((fault) => fault.field === key)) return state.mine
  const derived =
    key === 'iban' ? (['abi', 'cab'] as const).filter((code) => !values[code] && checked.values[code]) : []
  return {
    ...state.mine,
    ...Object.fromEntries([key, ...derived].map((name) => [name, checked.values[name] ?? null])),
  }
}
