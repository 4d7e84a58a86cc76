import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { readCustomerCode } from '@mandato/contract/fields/identifiers'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { confirmSheet, rereadForm, type SheetForm } from '../data.ts'
import { faultWords } from '../form/faults.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { Refused } from './Refused.tsx'

interface Props {
  form: SheetForm
  /** The other decision. */
  onReject: () => void
  onClose: () => void
}

/** The last word on a revision: it holds from today and the registry follows it; nothing takes that back. */
export function ConfirmSheet({ form, onReject, onClose }: Props) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const language = useLanguage()
  const [code, setCode] = useState('')
  const [note, setNote] = useState('')
  // The day of the company, wherever the reader is.
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }))
  const [taken, setTaken] = useState<string | null>(null)
  const write = useWrite(confirmSheet())
  const wrong = code.trim() !== '' && 'fault' in readCustomerCode(code)
  const { name, revision } = { name: form.client.business_name, revision: format.int(form.revision) }
  const confirm = () =>
    write.mutate(
      {
        params: { id: form.client.id },
        body: {
          version: form.version,
          ...(note.trim() && { note: note.trim() }),
          ...(code.trim() && { customer_code: code.trim() }),
        },
      },
      {
        onSuccess: () => {
          toast.ok(t('toasts.confirmed', { name }))
          onClose()
        },
        onError: (error) => {
          if ('customer_code' in error.fields) setTaken(error.message)
          else if (error.status === 409) void rereadForm(true, form.client.id)
        },
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('confirm.title', { name, revision })}
      closeButtonProps={{ 'aria-label': ui('close') }}
      size={480}
    >
      <Form
        label={t('confirm.verb')}
        onSubmit={(event) => {
          event.preventDefault()
          if (!wrong) confirm()
        }}
      >
        <p>{t('confirm.words', { date: format.dateLong(today) })}</p>
        {form.signature_email_known === false && <Notice tone="warn">{t('confirm.unknownSigner')}</Notice>}
        <TextInput
          label={t('confirm.code')}
          description={form.client.code ? t('confirm.codeNow', { code: form.client.code }) : undefined}
          maxLength={10}
          autoCapitalize="characters"
          autoComplete="off"
          value={code}
          error={
            taken ??
            (wrong ? faultWords({ field: 'customer_code', code: 'customer_code' }, language) : undefined)
          }
          onChange={(event) => {
            setTaken(null)
            setCode(event.currentTarget.value)
          }}
        />
        <Textarea
          label={t('confirm.note')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {write.error && !taken && <Refused error={write.error} />}
        <p>{ui('irreversible')}</p>
        <FormActions>
          <Button variant="subtle" data-danger onClick={onReject}>
            {t('confirm.reject')}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {ui('cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            leftSection={<IconCheck size={16} />}
            loading={write.isPending}
          >
            {t('confirm.verb')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  )
}
