import { Button, Modal, Textarea } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { rejectSheet, rereadForm, type SheetForm } from '../data.ts'
import { Refused } from './Refused.tsx'

/** Letters a reason has at least. */
const least = 3

/** Back to the agent, with what has to change. The signed copy stays. */
export function RejectSheet({ form, onClose }: { form: SheetForm; onClose: () => void }) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const write = useWrite(rejectSheet())
  const isTooShort = reason.trim().length < least
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('reject.title', { name: form.client.business_name })}
      closeButtonProps={{ 'aria-label': ui('close') }}
      size={480}
    >
      <Form
        label={t('reject.verb')}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isTooShort) return
          write.mutate(
            { params: { id: form.client.id }, body: { reason: reason.trim(), version: form.version } },
            {
              onSuccess: () => {
                toast.ok(t('toasts.rejected'))
                onClose()
              },
              onError: ({ status }) => {
                if (status === 409) void rereadForm(true, form.client.id)
              },
            },
          )
        }}
      >
        <p>{t('reject.words')}</p>
        <Textarea
          label={t('reject.reason')}
          required
          data-autofocus
          rows={4}
          maxLength={1000}
          value={reason}
          error={tried && isTooShort ? t('reject.missing') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {write.error && <Refused error={write.error} />}
        <FormActions>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            data-danger
            leftSection={<IconX size={16} />}
            loading={write.isPending}
          >
            {t('reject.verb')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  )
}
