import { mostOfContest } from '@mandato/contract/invoices/names'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { contestLine, type Invoice, type InvoiceLine } from '../data.ts'

interface Props {
  invoice: Pick<Invoice, 'id' | 'number'>
  line: InvoiceLine
  onClose: () => void
}

/** Opens the request to head office; the words are there already and may be changed. */
export function ContestLine({ invoice, line, onClose }: Props) {
  const { t } = useTranslation('invoices')
  const navigate = useNavigate()
  const [text, setText] = useState(() =>
    t('contestText', { code: line.product_code ?? line.line, number: invoice.number }),
  )
  const [fault, setFault] = useState<string | null>(null)
  const contest = useWrite(contestLine())
  const send = () => {
    if (text.trim() === '') return setFault(t('contestNeedsWords'))
    contest.mutate(
      { body: { invoice: invoice.id, line: line.line, text } },
      {
        onError: ({ message }) => setFault(message),
        onSuccess: ({ response }) => {
          toast.ok(t('contestSent'))
          void navigate({ to: '/requests/$id', params: { id: response.id }, search: {} })
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened
      title={t('contestTitle', { code: line.product_code ?? line.line })}
      verb={t('contest')}
      busy={contest.isPending}
      onConfirm={send}
      onClose={onClose}
    >
      <label>
        {t('contestLabel')}
        <TextArea
          rows={5}
          maxLength={mostOfContest}
          value={text}
          error={fault}
          onChange={({ currentTarget }) => {
            setFault(null)
            setText(currentTarget.value)
          }}
        />
      </label>
    </ConfirmDialog>
  )
}
