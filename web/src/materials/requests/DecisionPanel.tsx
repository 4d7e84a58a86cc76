import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { decideRequest, type RequestRow, rereadRequests } from '../data.ts'
import { Stepper } from '../Stepper.tsx'
import { answerOf, mostOf, promisedToOthers } from './decision.ts'
import { LineFacts } from './LineFacts.tsx'
import styles from './requests.module.css'
import { StockBar } from './StockBar.tsx'

/** Head office answers one line: with the stock before and after, a part of it, or a reason why not. */
export function DecisionPanel({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const { t } = useTranslation('materials')
  const format = useFormat()
  const most = mostOf(row)
  const [quantity, setQuantity] = useState(Math.min(row.requested, most))
  const [note, setNote] = useState(row.decision_note)
  const decide = useWrite(decideRequest())
  const [onHand, committed] = [row.on_hand ?? 0, promisedToOthers(row)]
  const numbers = { n: format.int(quantity), of: format.int(row.requested) }
  const answer = (body: ReturnType<typeof answerOf>, done: string) =>
    decide.mutate(
      { params: { id: row.id }, body },
      {
        onError: (error) => {
          toast.error(error)
          // Somebody was faster: the line is shown as it is now before it is decided again.
          if (error.key === 'changed_meanwhile') void rereadRequests().then(onClose)
        },
        onSuccess: () => {
          onClose()
          toast.ok(done)
        },
      },
    )
  const reason = note.trim()
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('requests.decision')}
      actions={
        <>
          {row.status === 'requested' && (
            <Button
              data-danger
              disabled={reason === '' || decide.isPending}
              onClick={() =>
                answer({ status: 'rejected', note: reason, version: row.version }, t('requests.rejected'))
              }
            >
              {t('requests.reject')}
            </Button>
          )}
          <Button
            variant="filled"
            disabled={quantity < 1 || quantity > most}
            loading={decide.isPending}
            onClick={() => answer(answerOf(row, quantity, reason), t('requests.accepted', numbers))}
          >
            {t('requests.accept', numbers)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <LineFacts row={row} />
        <section>
          <h3>{t('requests.before')}</h3>
          <StockBar stock={{ onHand, committed, taken: 0 }} />
        </section>
        <section>
          <h3>{t('requests.quantity')}</h3>
          <span className={styles.quantity}>
            <Stepper name={row.name} value={quantity} step={row.conf} onChange={setQuantity} />
            <span>{t('requests.of', numbers)}</span>
          </span>
        </section>
        <section>
          <h3>{t('requests.after')}</h3>
          <StockBar stock={{ onHand, committed, taken: quantity }} />
        </section>
        <label>
          <b>{t('requests.reason')}</b>
          <TextArea
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <small>{t('requests.reasonHint')}</small>
        </label>
      </div>
    </SidePanel>
  )
}
