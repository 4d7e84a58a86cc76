import { Button, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import { useFocusFirst } from '../../ui/forms/useFocusFirst.ts'
import { type Asked, prove } from './data.ts'

interface Props {
  by: Asked['by']
  /** A new question for a passkey. */
  ask: () => Promise<Asked['passkey']>
  onProven: () => void
  onClose: () => void
}

export function ProofForm({ by, ask, onProven, onClose }: Props) {
  const { t } = useTranslation('factors')
  const { t: ui } = useTranslation('ui')
  const around = useFocusFirst<HTMLDivElement>()
  const { mutateAsync: send } = useWrite(prove())
  const takes = (kind: Asked['by'][number]) => by.includes(kind)
  const form = useFields(
    { password: '', code: '' },
    {
      password: (value) => (value || !takes('password') ? null : fieldError(ui, 'required')),
      code: (value) => (value.trim() || !takes('code') ? null : fieldError(ui, 'required')),
    },
  )
  const write = async () => {
    const { password, code } = form.values
    await send({ body: takes('password') ? { password } : { code } })
    onProven()
  }
  const withPasskey = async () => {
    const { askPasskey } = await import('../factors/device-passkeys.ts')
    const question = await ask()
    const credential = question && (await askPasskey(question))
    if (!credential) return
    await send({ body: { credential } })
    onProven()
  }
  return (
    <div ref={around}>
      <Form label={t('proof.title')} onSubmit={form.submit(write)}>
        {takes('passkey') && (
          <Button
            fullWidth
            leftSection={<IconFingerprint size={18} aria-hidden />}
            onClick={() => void withPasskey().catch(toast.error)}
          >
            {t('proof.passkey')}
          </Button>
        )}
        {takes('password') && (
          <PasswordField
            {...form.text('password')}
            label={t('proof.password')}
            autoComplete="current-password"
          />
        )}
        {takes('code') && (
          <TextInput
            {...form.text('code')}
            label={t('proof.code')}
            description={t('proof.codeWords')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
          />
        )}
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {t('proof.go')}
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}
