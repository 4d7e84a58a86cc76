import { checkSheet } from '@mandato/contract/sheet-check'
import type { SheetFaultCode } from '@mandato/contract/sheet-faults'
import { keptFields, type SheetValue } from '@mandato/contract/sheet-fields'
import { useMemo, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import type { SheetForm } from '../data.ts'
import { useLanguage } from '../status.ts'
import { type Draft, type Ways } from './draft.ts'
import { faultWords, refusedWords } from './faults.ts'
import { useDraft } from './useDraft.ts'
import { type Base, baseOf, changesOf, clashesOf, type Mine, paymentCodesOf } from './values.ts'

/** The first wrong field in the order of the screen, once it is drawn. */
const focusFirstError = () =>
  setTimeout(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })

const without = (refusals: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(Object.entries(refusals).filter(([field]) => field !== key))

/** The values of a sheet while somebody works on them. */
export function useSheetForm(form: SheetForm, person: number, found: Draft | null) {
  const language = useLanguage()
  const latest = useMemo(() => baseOf(form), [form])
  const paymentCodes = useMemo(() => paymentCodesOf(form), [form])
  const [typedOn, setTypedOn] = useState<Base>(found?.base ?? latest)
  const [mine, setMine] = useState<Mine>(found?.mine ?? {})
  const [ways, setWays] = useState<Ways>(found?.ways ?? {})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(Object.keys(found?.mine ?? {})))
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [whole, setWhole] = useState(false)

  const touched = Object.keys(mine).length > 0
  // Until something is typed the form follows the server; then it stays with what the person saw.
  const base = touched ? typedOn : latest
  const values = useMemo(() => ({ ...base.values, ...mine }), [base, mine])
  const checked = useMemo(() => checkSheet(values, { paymentCodes }, true), [values, paymentCodes])
  const changes = useMemo(() => changesOf(base, mine, paymentCodes), [base, mine, paymentCodes])
  const faults = useMemo(() => new Map(checked.faults.map((fault) => [fault.field, fault])), [checked])
  const meanwhile = touched && latest.version !== base.version ? clashesOf(base, latest, mine) : null
  const draftAt = useDraft(person, form.client.id, { base, mine, ways }, found)

  const set = (key: string, value: SheetValue) => {
    if (!touched) setTypedOn(latest)
    setMine((old) => ({ ...old, [key]: value }))
    setRefused((old) => without(old, key))
  }
  /** Empty is only wrong once the sheet is to be signed. */
  const isShown = (key: string, code: string) =>
    code === 'required' || code === 'sdi_or_certified' ? whole : left.has(key) || whole
  return {
    form,
    values,
    changes,
    ways,
    base,
    draftAt,
    meanwhile,
    dirty: Object.keys(changes).length + Object.keys(ways).length > 0,
    /** What still stands between the sheet and a signature, by field. */
    faults,
    set,
    setWays: (next: Ways) => {
      setWays((old) => ({ ...old, ...next }))
      setRefused((old) => without(old, 'agency'))
    },
    leave: (key: string) => {
      setLeft((old) => new Set(old).add(key))
      if (key in mine && !faults.has(key)) setMine((old) => ({ ...old, [key]: checked.values[key] ?? null }))
      // The bank's codes stand inside an Italian IBAN: nobody types them twice.
      if (key === 'iban' && 'iban' in mine)
        for (const code of ['abi', 'cab'] as const)
          if (!values[code] && checked.values[code]) set(code, checked.values[code])
    },
    errorOf: (key: string): string | undefined => {
      const fault = faults.get(key)
      if (refused[key]) return refused[key]
      return fault && isShown(key, fault.code) ? faultWords(fault, language) : undefined
    },
    /** Wrong values; with `complete` missing ones too. What is found is shown, and its first field focused. */
    isRight: (complete: boolean): boolean => {
      const wrong = checked.faults.filter(
        (fault) =>
          complete ||
          (fault.code !== 'required' && fault.code !== 'sdi_or_certified' && fault.field in changes),
      )
      setLeft(new Set(keptFields.map((field) => field.key)))
      setWhole(complete)
      if (wrong.length > 0) focusFirstError()
      return wrong.length === 0
    },
    /** Puts a refusal on its fields. @returns false when it belongs to none */
    land: (error: unknown): boolean => {
      if (!(error instanceof ApiError)) return false
      const known = Object.entries(error.fields).filter(([key]) => key in values || key === 'agency')
      if (known.length === 0) return false
      setRefused(
        Object.fromEntries(known.map(([key, code]) => [key, refusedWords(code, language) ?? error.message])),
      )
      focusFirstError()
      return true
    },
    /** Something is wrong with a field that is none of the sheet's own. */
    fail: (key: string, code: SheetFaultCode) => {
      setRefused((old) => ({ ...old, [key]: faultWords({ field: key, code }, language) }))
      focusFirstError()
    },
    /** Goes on from what the other person saved; of the clashes the named ones are theirs. */
    settle: (theirs: readonly string[]) => {
      setTypedOn(latest)
      setMine((old) => Object.fromEntries(Object.entries(old).filter(([key]) => !theirs.includes(key))))
    },
    /** Saved, or given up: nothing is typed any more. */
    clear: () => {
      setMine({})
      setWays({})
      setRefused({})
      setWhole(false)
      setLeft(new Set())
    },
  }
}

export type SheetEditor = ReturnType<typeof useSheetForm>
