import { Button, Modal } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import { type KeptUser, removeFactors } from '../users/data.ts'
import styles from './factors.module.css'

interface Props {
  user: KeptUser
  opened: boolean
  onClose: () => void
}

/** Taking the factors off somebody who lost them, with the reason that is kept. */
export function RemoveFactors({ user, opened, onClose }: Props) {
  const { t } = useTranslation('factors')
  const { t: ui } = useTranslation('ui')
  const remove = useWrite(removeFactors())
  const form = useFields(
    { reason: '' },
    { reason: (value) => (value.trim().length < 5 ? t('admin.reasonNeeded') : null) },
  )
  const { error, ...reason } = form.text('reason')
  const write = async () => {
    await remove.mutateAsync({ params: { id: user.id }, body: form.values })
    toast.ok(t('admin.removed'))
    onClose()
  }
  const title = t('admin.title', { name: user.name })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={480}
      closeButtonProps={{ 'aria-label': ui('close') }}
    >
      <p className={styles.words}>{t('admin.words')}</p>
      <Form label={title} onSubmit={form.submit(write)}>
        <label>
          {t('admin.reason')}
          <TextArea
            rows={2}
            maxLength={300}
            error={error}
            name={reason.name}
            value={reason.value}
            onChange={({ currentTarget }) => form.set('reason', currentTarget.value)}
          />
        </label>
        <p className={styles.when}>{t('admin.reasonHint')}</p>
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.busy}>
            {t('admin.remove')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  )
}
