import { Button, Modal, TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import { removeTotp } from './data.ts'
import styles from './factors.module.css'

/** Switching the codes of the app off takes one of them. */
export function RemoveTotp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('factors')
  const { t: ui } = useTranslation('ui')
  const remove = useWrite(removeTotp())
  const form = useFields(
    { code: '' },
    { code: (value) => (value.trim() ? null : fieldError(ui, 'required')) },
  )
  const write = async () => {
    await remove.mutateAsync({ body: form.values })
    toast.ok(t('totp.gone'))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('totp.offTitle')}
      size={440}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <p className={styles.words}>{t('totp.offWords')}</p>
      <Form label={t('totp.offTitle')} onSubmit={form.submit(write)}>
        <TextInput
          {...form.text('code')}
          label={t('proof.code')}
          description={t('proof.codeWords')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          data-autofocus
        />
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {t('totp.off')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  )
}
