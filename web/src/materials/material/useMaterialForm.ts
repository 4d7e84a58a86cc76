import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { fieldError } from '../../ui/forms/field-error.ts'
import { parseMoney } from '../../ui/forms/parse-money.ts'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { addMaterial, changeMaterial, type Material } from './data.ts'
import { pathOf, sentOf, type Typed, typedOf } from './typed.ts'

/** Pieces of a pack and of a print run, grams: what the contract takes at most. */
const most = { conf: 99_999, weight: 1_000_000, printed: 100_000_000 } as const

/** The form of a material that is there, or of a new one (null), and how it is saved. */
export function useMaterialForm(one: Material | null, onSaved: (saved: Material) => void) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const { t: ui } = useTranslation('ui')
  const { t: app } = useTranslation('app')
  const format = useFormat()
  const language = useLanguage()
  const add = useWrite(addMaterial())
  const change = useWrite(changeMaterial())
  const needed = (text: string) => (text.trim() ? null : fieldError(ui, 'required'))
  const whole = (text: string, least: number, upTo: number) =>
    Number(text) >= least && Number(text) <= upTo
      ? null
      : t('wrongNumber', { least: format.int(least), most: format.int(upTo) })
  const amount = (text: string) =>
    text.trim() === '' || (parseMoney(text, language) ?? -1) >= 0 ? null : t('wrongAmount')
  return useRecordForm<Typed, { readonly response: Material }>({
    initial: typedOf(one, format),
    check: (typed) => ({
      product_code: needed(typed.product_code),
      name: needed(typed.name),
      conf: whole(typed.conf, 1, most.conf),
      weight: whole(typed.weight, 0, most.weight),
      printed: whole(typed.printed, 0, most.printed),
      price: amount(typed.price),
      cost: amount(typed.cost),
    }),
    pathOf,
    write: (typed) => {
      const body = sentOf(typed, language)
      return one
        ? change.mutateAsync({ params: { id: one.id }, body: { ...body, version: one.version } })
        : add.mutateAsync({ body })
    },
    done: ({ response }) => (one ? app('toasts.changesSaved') : t('created', { name: response.name })),
    onSaved: ({ response }) => onSaved(response),
  })
}

export type MaterialFields = ReturnType<typeof useMaterialForm>
