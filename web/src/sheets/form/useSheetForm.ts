import { checkSheet } from '@mandato/contract/sheets/check'
import type { SheetFaultCode } from '@mandato/contract/sheets/faults'
import type { SheetValue } from '@mandato/contract/sheets/fields'
import { useCallback, useMemo, useReducer } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import type { SheetForm } from '../data.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { KeptSheet, Ways } from './draft.ts'
import { faultWords, refusedWords } from './faults.ts'
import { isDirty } from './save-input.ts'
import { baseIn, begin, formReducer } from './form-state.ts'
import { baseOf, changesOf, clashesOf, paymentCodesOf } from './values.ts'

/** Empty is only wrong once the sheet is to be signed. */
const isMissing = (code: string): boolean => code === 'required' || code === 'sdi_or_certified'

/** The values of a sheet while somebody works on them. */
export function useSheetForm(form: SheetForm, staff: boolean, found: KeptSheet | null) {
  const language = useLanguage()
  const shown = useMemo(() => ({ latest: baseOf(form), paymentCodes: paymentCodesOf(form) }), [form])
  const { latest, paymentCodes } = shown
  const [state, dispatch] = useReducer(formReducer, null, () => begin(found, latest))
  const { mine, ways, left, refused, complete: showMissing } = state
  const base = baseIn(state, latest)
  const values = useMemo(() => ({ ...base.values, ...mine }), [base, mine])
  const checked = useMemo(() => checkSheet(values, { paymentCodes }, true), [values, paymentCodes])
  const changes = useMemo(() => changesOf(base, mine, paymentCodes), [base, mine, paymentCodes])
  const faults = useMemo(() => new Map(checked.faults.map((fault) => [fault.field, fault])), [checked])
  // As it is kept: the same object as long as nothing is typed.
  const typed = useMemo<KeptSheet>(
    () => ({ base, mine, ways, changes, staff, signer: null }),
    [base, mine, ways, changes, staff],
  )
  const isBehind = Object.keys(mine).length > 0 && latest.version > base.version
  // These two stay the same while one types, so that only the field that changes is drawn again.
  const set = useCallback(
    (key: string, value: SheetValue) => dispatch({ do: 'set', key, value, shown }),
    [shown],
  )
  const leave = useCallback((key: string) => dispatch({ do: 'leave', key, shown }), [shown])
  return {
    form,
    values,
    changes,
    ways,
    base,
    typed,
    meanwhile: isBehind ? clashesOf(base, latest, mine) : null,
    dirty: isDirty({ changes, ways }),
    /** What still stands between the sheet and a signature, by field. */
    faults,
    set,
    leave,
    setWays: (next: Ways) => dispatch({ do: 'ways', ways: next }),
    errorOf: (key: string): string | undefined => {
      const fault = faults.get(key)
      if (refused[key]) return refused[key]
      if (!fault || !(showMissing || (left.has(key) && !isMissing(fault.code)))) return undefined
      return faultWords(fault, language)
    },
    /** Wrong values; with `complete` missing ones too. What is found is shown, and its first field focused. */
    isRight: (complete: boolean): boolean => {
      const wrong = checked.faults.some(
        ({ code, field }) => complete || (!isMissing(code) && field in changes),
      )
      dispatch({ do: 'show', complete })
      if (wrong) focusFirstError()
      return !wrong
    },
    /** Puts a refusal on its fields. @returns false when it belongs to none */
    land: (error: unknown): boolean => {
      if (!(error instanceof ApiError)) return false
      const fields = Object.entries(error.fields).filter(([key]) => key in values || key === 'agency')
      if (fields.length === 0) return false
      const words = fields.map(([key, code]) => [key, refusedWords(code, language) ?? error.message])
      dispatch({ do: 'refuse', refused: Object.fromEntries(words) as Record<string, string> })
      focusFirstError()
      return true
    },
    /** Something is wrong with a field that is none of the sheet's own. */
    fail: (key: string, code: SheetFaultCode) => {
      dispatch({ do: 'refuse', refused: { [key]: faultWords({ field: key, code }, language) } })
      focusFirstError()
    },
    /** Goes on from what the other person saved; of the clashes the named ones are theirs. */
    settle: (theirs: readonly string[]) => dispatch({ do: 'settle', theirs, shown }),
    /** Given up: nothing is typed any more. */
    clear: () => dispatch({ do: 'clear' }),
    /** What was sent is there. */
    arrived: (sent: KeptSheet, version: number) => dispatch({ do: 'arrived', sent, version }),
    /** Another window typed into the same sheet. */
    take: (next: Pick<KeptSheet, 'mine' | 'ways'>) => dispatch({ do: 'take', ...next }),
  }
}

export type SheetEditor = ReturnType<typeof useSheetForm>
