import { Button } from '@mantine/core'
import { IconCheck, IconClipboardCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { dot } from '../../ui/dot.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { ReasonChoice } from './ReasonChoice.tsx'
import { uncovered, type useRequestsBulk } from './useRequestsBulk.ts'

interface Props {
  many: ReturnType<typeof useRequestsBulk>
  /** Whether the reader prepares what is accepted. */
  prepares: boolean
}

/** What is done with the ticked lines: accepted, accepted and prepared, or rejected with one reason. */
export function RequestsFoot({ many, prepares }: Props) {
  const { t } = useTranslation('materials')
  const [asked, setAsked] = useState(false)
  const [note, setNote] = useState('')
  const missing = uncovered(many.bulk.ticked)
  const n = many.coveredCount
  const pieces = many.bulk.ticked.reduce((sum, { requested }) => sum + requested, 0)
  return (
    <>
      <BulkFoot bulk={many.bulk} own>
        <span data-bulk-acts>
          {t('requests.pieces', { count: pieces })}
          {dot}
          {missing === 0 ? t('bulk.covered') : t('bulk.uncovered', { count: missing })}
        </span>
        {many.waiting.length > 0 && (
          <Button onClick={() => setAsked(true)}>
            {t('bulk.reject.verb', { count: many.waiting.length })}
          </Button>
        )}
        {n > 0 && (
          <Button
            variant={prepares ? 'default' : 'filled'}
            leftSection={<IconCheck size={16} />}
            onClick={() => void many.accept()}
          >
            {t('bulk.accept.verb', { count: n })}
          </Button>
        )}
        {many.acceptAll && many.bulk.beyond && (
          <Button onClick={() => void many.acceptAll?.()}>
            {t('bulk.acceptAll', { count: many.bulk.beyond.total })}
          </Button>
        )}
        {n > 0 && prepares && (
          <Button
            variant="filled"
            leftSection={<IconClipboardCheck size={16} />}
            loading={many.preparing}
            onClick={() => void many.acceptAndPrepare()}
          >
            {t('bulk.prepare')}
          </Button>
        )}
      </BulkFoot>
      <ConfirmDialog
        opened={asked}
        title={t('bulk.reject.title', { count: many.waiting.length, name: many.waiting[0]?.name })}
        verb={t('bulk.reject.verb', { count: many.waiting.length })}
        unready={note.trim() === ''}
        onConfirm={() => {
          setAsked(false)
          void many.reject(note.trim())
        }}
        onClose={() => setAsked(false)}
      >
        <ReasonChoice
          label={t('requests.reason')}
          hint={t('requests.reasonHint')}
          value={note}
          onChange={setNote}
        />
      </ConfirmDialog>
    </>
  )
}
