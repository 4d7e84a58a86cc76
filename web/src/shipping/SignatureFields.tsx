import { TextInput } from '@mantine/core'
import type { CheckedForm } from '../ui/forms/useCheckedForm.ts'
import { SignaturePad } from '../ui/signature/SignaturePad.tsx'
import type { Signed } from './signed.ts'
import styles from './signature-fields.module.css'

interface Props<V> {
  form: Pick<CheckedForm<V>, 'values' | 'getInputProps'>
  label: string
  size?: 'sm' | 'md'
}

/** Who signs, and the signature drawn on the screen. */
export function SignatureFields<V extends Signed>({ form, label, size = 'sm' }: Props<V>) {
  const { error, onChange } = form.getInputProps('drawing')
  return (
    <>
      <TextInput
        size={size}
        label={label}
        autoComplete="name"
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <SignaturePad
        drawing={form.values.drawing}
        name={form.values.name}
        wrong={Boolean(error)}
        onChange={onChange}
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  )
}
