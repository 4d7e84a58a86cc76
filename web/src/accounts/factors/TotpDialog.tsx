import { Button, Modal, TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import { confirmTotp } from './data.ts'
import styles from './factors.module.css'
import { useSvgAddress } from './useSvgAddress.ts'

interface Props {
  begun: Answer<'startTotp'>['response']
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The QR code for the app, and the first code of it. */
export function TotpDialog({ begun, onDone, onClose }: Props) {
  const { t } = useTranslation('factors')
  const { t: ui } = useTranslation('ui')
  const confirm = useWrite(confirmTotp())
  const picture = useSvgAddress(begun.qr)
  const form = useFields(
    { code: '' },
    { code: (value) => (value.trim() ? null : fieldError(ui, 'required')) },
  )
  const write = async () => {
    const { response } = await confirm.mutateAsync({ body: form.values })
    onDone(response.recovery_codes)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('totp.title')}
      size={520}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <div className={styles.scan}>
        <img className={styles.qr} src={picture} alt={t('totp.qr')} />
        <div>
          <p>{t('totp.scan')}</p>
          <p className={styles.when}>{t('totp.byHand')}</p>
          <code className={styles.secret}>{inFours(begun.secret)}</code>
          <a href={begun.address}>{t('totp.openApp')}</a>
        </div>
      </div>
      <Form label={t('totp.title')} onSubmit={form.submit(write)}>
        <TextInput
          {...form.text('code')}
          label={t('totp.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          data-autofocus
        />
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {t('totp.confirm')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  )
}

/** As one reads it aloud. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
