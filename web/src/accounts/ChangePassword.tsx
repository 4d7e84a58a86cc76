import { Button } from '@mantine/core'
import { useWrite } from '../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../ui/feedback/toast.tsx'
import { Form, FormActions } from '../ui/forms/Form.tsx'
import { fieldError } from '../ui/forms/field-error.ts'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { useFields } from '../ui/forms/useFields.ts'
import { Card } from '../ui/layout/Card.tsx'
import { changePassword } from './data.ts'
import { keepsAllRules, NewPassword } from './NewPassword.tsx'

export function ChangePassword() {
  const { t } = useTranslation('accounts')
  const { t: ui } = useTranslation('ui')
  const change = useWrite(changePassword())
  const form = useFields(
    { old: '', new: '', confirm: '' },
    {
      old: (value) => (value ? null : fieldError(ui, 'required')),
      new: (value) => (keepsAllRules(value) ? null : t('rules.all')),
      confirm: (value, values) => (value === values.new ? null : fieldError(ui, 'same_again')),
    },
  )
  const save = async () => {
    await change.mutateAsync({ body: form.values })
    form.reset()
    toast.ok(t('change.done'))
  }
  return (
    <Card title={t('change.title')} hint={t('change.hint')}>
      <Form label={t('change.title')} onSubmit={form.submit(save)}>
        <PasswordField
          {...form.text('old')}
          label={t('change.old')}
          autoComplete="current-password"
          required
        />
        <NewPassword typed={form.values.new} password={form.text('new')} confirm={form.text('confirm')} />
        <FormActions>
          <Button type="submit" variant="filled" loading={change.isPending}>
            {t('change.submit')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
