import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/feedback/toast.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import { parseMoney } from '../../ui/forms/parse-money.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { addMaterial, changeMaterial, type Material } from './data.ts'
import { sentOf, type Typed, typedOf, writtenFeatures } from './typed.ts'

/** Pieces of a pack and of a print run, grams: what the contract takes at most. */
const most = { conf: 99_999, weight: 1_000_000, printed: 100_000_000 } as const

/** The form of a material that is there, or of a new one (null), and how it is saved. */
export function useMaterialForm(one: Material | null, onSaved: (saved: Material) => void) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const { t: ui } = useTranslation('ui')
  const { t: app } = useTranslation('app')
  const format = useFormat()
  const language = useLanguage()
  const [initial] = useState(() => typedOf(one, format))
  /** What is wrong with features, by `place.field`. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [overtaken, setOvertaken] = useState(false)
  const add = useMutation(addMaterial())
  const change = useMutation(changeMaterial())

  const needed = (text: string) => (text.trim() ? null : fieldError(ui, 'required'))
  const whole = (text: string, least: number, upTo: number) =>
    Number(text) >= least && Number(text) <= upTo
      ? null
      : t('wrongNumber', { least: format.int(least), most: format.int(upTo) })
  const amount = (text: string) =>
    text.trim() === '' || (parseMoney(text, language) ?? -1) >= 0 ? null : t('wrongAmount')
  const form = useFields<Typed>(initial, {
    product_code: needed,
    name: needed,
    conf: (text) => whole(text, 1, most.conf),
    weight: (text) => whole(text, 0, most.weight),
    printed: (text) => whole(text, 0, most.printed),
    price: amount,
    cost: amount,
  })

  /** Faults of features stand beside them; the others are the form's. */
  const landFeatures = (error: ApiError, typed: Typed): boolean => {
    const written = writtenFeatures(typed.features)
    const found = Object.entries(error.fields).flatMap(([name, code]) => {
      const [, n = '', field = ''] = /^features\.(\d+)\.(.+)$/.exec(name) ?? []
      const at = written[Number(n)]?.at
      return field && at !== undefined ? [[`${at}.${field}`, fieldError(ui, code) ?? error.message]] : []
    })
    setWrong(Object.fromEntries(found) as Readonly<Record<string, string>>)
    if (found.length > 0) focusFirstError()
    return found.length > 0 && found.length === Object.keys(error.fields).length
  }

  const save = form.submit(async (typed) => {
    setWrong({})
    setOvertaken(false)
    const body = sentOf(typed, language)
    try {
      const { response } = one
        ? await change.mutateAsync({ params: { id: one.id }, body: { ...body, version: one.version } })
        : await add.mutateAsync({ body })
      toast.ok(one ? app('toasts.changesSaved') : t('created', { name: response.name }))
      onSaved(response)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.key === 'changed_meanwhile') return setOvertaken(true)
      if (!landFeatures(error, typed)) throw error
    }
  })
  return { form, wrong, overtaken, save }
}

export type MaterialFields = ReturnType<typeof useMaterialForm>['form']
