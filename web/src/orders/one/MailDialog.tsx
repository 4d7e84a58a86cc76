import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { mailOrder, type Order } from '../data.ts'
import styles from './one.module.css'

/** To whom the PDF of an order is mailed: to the client unless somebody is named. */
export function MailDialog({ one, onClose }: { one: Order; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const [to, setTo] = useState('')
  const [copy, setCopy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const mail = useWrite(mailOrder())
  const send = () =>
    mail.mutate(
      { params: { id: one.id }, body: { to: to.split(/[\s,;]+/).filter(Boolean), cc_me: copy } },
      {
        // What is wrong is nearly always an address.
        onError: ({ message }) => setFault(message),
        onSuccess: ({ response }) => {
          toast.ok(t('toasts.mailed', { to: response.sent_to.join(', ') }))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      opened
      title={t('ask.mail', { number: one.number })}
      verb={t('acts.mail')}
      busy={mail.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <TextInput
          label={t('mailTo')}
          description={t('mailToWords')}
          error={fault}
          value={to}
          onChange={({ currentTarget }) => {
            setFault(null)
            setTo(currentTarget.value)
          }}
        />
        <Checkbox
          label={t('copyToMe')}
          checked={copy}
          onChange={({ currentTarget }) => setCopy(currentTarget.checked)}
        />
      </div>
    </ConfirmDialog>
  )
}
