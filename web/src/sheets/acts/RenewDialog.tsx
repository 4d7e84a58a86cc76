import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../ui/forms/Form.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { SheetForm } from '../data.ts'
import styles from '../review/review.module.css'

interface Props {
  form: SheetForm
  busy: boolean
  /** With something to change first, or as it is. */
  onRenew: (edit: boolean) => void
  onClose: () => void
}

/** The next revision of a confirmed sheet: opened to be changed, or made ready to sign as it is. */
export function RenewDialog({ form, busy, onRenew, onClose }: Props) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('renew.title', { name: form.client.business_name, revision: format.int(form.revision + 1) })}
      closeButtonProps={{ 'aria-label': ui('close') }}
      size={480}
    >
      <div className={styles.dialog}>
        <p>{t('renew.words')}</p>
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button onClick={() => onRenew(false)} disabled={busy}>
            {t('renew.asItIs')}
          </Button>
          <Button variant="filled" loading={busy} onClick={() => onRenew(true)} data-autofocus>
            {t('renew.edit')}
          </Button>
        </FormActions>
      </div>
    </Modal>
  )
}
