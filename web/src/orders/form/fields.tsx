import { TextInput } from '@mantine/core'
import { ordersFieldWords } from '@mandato/contract/orders/field-words'
import type { Words } from '@mandato/contract/words'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import type { Typed } from './typed.ts'
import type { OrderFormState } from './useOrderForm.ts'

type TextKey = { [K in keyof Typed]: Typed[K] extends string ? K : never }[keyof Typed]

interface Props {
  form: OrderFormState
  name: TextKey
  /** Where the contract's orders have no name of their own for it. */
  label?: string
  max: number
  required?: boolean
  date?: boolean
  description?: string
}

const words: Readonly<Record<string, Words | undefined>> = ordersFieldWords

/** A field of one line, under the name the contract gives it. */
export function OrderField({ form, name, label, max, required, date, description }: Props) {
  const language = useLanguage()
  return (
    <TextInput
      label={label ?? words[name]?.[language]}
      withAsterisk={required ?? false}
      maxLength={max}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(date && { type: 'date' })}
      {...(description && { description })}
      {...form.getInputProps(name)}
    />
  )
}
