import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../platform/use-write.ts'
import { ConfirmDialog } from '../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { sendStatement } from './data.ts'
import styles from './statement.module.css'

interface Props {
  client: number
  name: string
  onClose: () => void
}

/** To whom the statement is mailed: to the client’s address for invoices unless somebody is named. */
export function SendStatement({ client, name, onClose }: Props) {
  const { t } = useTranslation('invoices')
  const [to, setTo] = useState('')
  const [copy, setCopy] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const send = useWrite(sendStatement())
  const go = () =>
    send.mutate(
      { params: { client }, body: { to: to.split(/[\s,;]+/).filter(Boolean), cc_me: copy } },
      {
        onError: ({ message }) => setFault(message),
        onSuccess: ({ response }) => {
          toast.ok(t('sent', { to: response.sent_to.join(', ') }))
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      opened
      title={t('sendTo', { name })}
      verb={t('send')}
      busy={send.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <TextInput
          label={t('recipients')}
          description={t('recipientsWords')}
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
