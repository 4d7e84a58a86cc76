import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import styles from './views.module.css'

interface Props {
  /** What the form does. */
  label: string
  initial: string
  /** What follows from the name as it is typed, and the verb for it. */
  about: (name: string) => { verb: string; note?: string | undefined }
  onSend: (name: string) => Promise<void>
  onCancel: () => void
}

/** The name of a view: for a new one, and for one that is called otherwise from now on. */
export function NameForm({ label, initial, about, onSend, onCancel }: Props) {
  const { t } = useTranslation('views')
  const { t: ui } = useTranslation('ui')
  const input = useRef<HTMLInputElement>(null)
  const form = useFields(
    { name: initial },
    { name: (name) => (name.trim() ? null : fieldError(ui, 'required')) },
  )
  const { verb, note } = about(form.values.name)
  // Opened by a button: the field takes the focus and its text is selected.
  useEffect(() => input.current?.select(), [])
  return (
    <div className={styles.form}>
      <Form label={label} onSubmit={form.submit(({ name }) => onSend(name))}>
        <TextInput {...form.text('name')} ref={input} label={t('name')} autoComplete="off" />
        <output className={styles.hint}>{note}</output>
        <FormActions>
          <Button onClick={onCancel}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {verb}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
