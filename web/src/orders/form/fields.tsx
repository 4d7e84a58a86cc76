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
  /** What the browser knows of its user, and with which keyboard it is typed. */
  own?: 'name' | 'email'
  description?: string
}

const words: Readonly<Record<string, Words | undefined>> = ordersFieldWords

/** A field of one line, under the name the contract gives it. */
export function OrderField({ form, name, label, max, required, date, own, description }: Props) {
  const language = useLanguage()
  return (
    <TextInput
      label={label ?? words[name]?.[language]}
      required={required ?? false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      // A day has no length of its own.
      {...(date ? { type: 'date' } : { maxLength: max })}
      {...(own && { autoComplete: own })}
      {...(own === 'email' && { type: 'email', inputMode: 'email', autoCapitalize: 'none' })}
      {...(description && { description })}
      {...form.getInputProps(name)}
    />
  )
}
