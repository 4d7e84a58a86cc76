import { Button } from '@mantine/core'
import { IconEye, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { KeptLine } from '../../ui/forms/KeptLine.tsx'
import styles from './form.module.css'
import type { OrderFormState } from './useOrderForm.ts'

/** What is kept, and where the order goes from here. */
export function FormFoot({ form, returned }: { form: OrderFormState; returned: boolean }) {
  const { t } = useTranslation('orders')
  const { t: ui } = useTranslation('ui')
  const online = useOnline()
  const { values, busy, leaving, waits } = form
  const unnamed = values.customer_code === ''
  const files = values.attachment.length + values.photo_defect.length + values.photo_label.length
  return (
    <div className={styles.foot}>
      <KeptLine form={form} />
      {busy && files > 0 && <ProgressBar label={t('form.sending')} value={form.part} />}
      {!returned && (
        <>
          <Button
            leftSection={<IconEye size={16} />}
            disabled={busy || waits || unnamed || !online}
            loading={leaving === 'preview'}
            onClick={() => form.save('preview')}
          >
            {t('form.preview')}
          </Button>
          <Button disabled={busy || unnamed} loading={leaving === 'draft'} onClick={() => form.save('draft')}>
            {t('form.saveDraft')}
          </Button>
        </>
      )}
      <Button
        type="submit"
        variant="filled"
        disabled={(busy && leaving !== 'send') || (waits && form.record?.act === 'send')}
        loading={leaving === 'send'}
        leftSection={<IconSend size={16} />}
      >
        {online ? t(returned ? 'form.sendAgain' : 'form.send') : ui('draft.sendLater')}
      </Button>
    </div>
  )
}
