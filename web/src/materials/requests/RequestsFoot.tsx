import { Button } from '@mantine/core'
import { IconCheck, IconClipboardCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { dot } from '../../ui/dot.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { WholeChoice } from '../../ui/list/bulk/WholeChoice.tsx'
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
  const [asked, setAsked] = useState<'acceptAll' | 'reject' | null>(null)
  const [whole, setWhole] = useState(false)
  const [note, setNote] = useState('')
  const { beyond } = many.bulk
  const all = whole && beyond ? beyond : null
  const rejected = all ? all.total : many.waiting.length
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
          <Button
            onClick={() => {
              setWhole(false)
              setAsked('reject')
            }}
          >
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
        {beyond && (
          <Button onClick={() => setAsked('acceptAll')}>
            {t('bulk.acceptAll', { count: beyond.total })}
          </Button>
        )}
        {n > 0 && prepares && (
          <Button
            variant="filled"
            leftSection={<IconClipboardCheck size={16} />}
            onClick={() => void many.acceptAndPrepare()}
          >
            {t('bulk.prepare')}
          </Button>
        )}
      </BulkFoot>
      {beyond && (
        <ConfirmDialog
          opened={asked === 'acceptAll'}
          title={t('bulk.accept.title', { count: beyond.total })}
          verb={t('bulk.accept.verb', { count: beyond.total })}
          onConfirm={() => {
            setAsked(null)
            void many.accept(beyond.filter)
          }}
          onClose={() => setAsked(null)}
        >
          {t('bulk.accept.words')} {t('bulk.acceptAllWords')}
        </ConfirmDialog>
      )}
      <ConfirmDialog
        opened={asked === 'reject'}
        title={t('bulk.reject.title', { count: rejected, name: many.waiting[0]?.name })}
        verb={t('bulk.reject.verb', { count: rejected })}
        unready={note.trim() === ''}
        onConfirm={() => {
          setAsked(null)
          void many.reject(note.trim(), all?.filter)
        }}
        onClose={() => setAsked(null)}
      >
        <ReasonChoice
          label={t('requests.reason')}
          hint={t('requests.reasonHint')}
          value={note}
          onChange={setNote}
        />
        <WholeChoice beyond={beyond} checked={whole} onChange={setWhole} />
      </ConfirmDialog>
    </>
  )
}
