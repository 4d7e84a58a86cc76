import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { RequestRow } from '../data.ts'
import { Stepper } from '../Stepper.tsx'
import { mostOf, promisedToOthers } from './decision.ts'
import { ReasonChoice } from './ReasonChoice.tsx'
import styles from './requests.module.css'
import { focusRow } from './row-focus.ts'
import { StockBar } from './StockBar.tsx'
import type { Answering } from './useAnswering.ts'
import { useEscape } from './useEscape.ts'

interface Props {
  row: RequestRow
  how: 'part' | 'reject'
  answering: Answering
}

/** The answer to a line, below its row: so many of the pieces with the stock that is left, or none, and why. */
export function AnswerRow({ row, how, answering }: Props) {
  const { t } = useTranslation('materials')
  const format = useFormat()
  const most = mostOf(row)
  const part = how === 'part'
  const [quantity, setQuantity] = useState(
    most < row.requested ? most : Math.max(1, row.requested - row.conf),
  )
  const [note, setNote] = useState('')
  const box = useRef<HTMLFormElement>(null)
  useEffect(
    () => box.current?.querySelector<HTMLElement>(part ? 'input' : 'fieldset button')?.focus(),
    [part],
  )
  const missing = row.requested - quantity
  const numbers = { n: format.int(quantity), of: format.int(row.requested) }
  const ready = part ? quantity >= 1 && quantity <= most : note.trim() !== ''
  const send = () => {
    if (!ready) return
    if (part) answering.give(row, quantity, note.trim())
    else answering.reject(row, note.trim())
  }
  const giveUp = () => {
    answering.close()
    focusRow(row.id)
  }
  useEscape(box, giveUp)
  return (
    <form
      ref={box}
      className={styles.answer}
      aria-label={t(part ? 'requests.partOf' : 'requests.rejectOf', { name: row.name })}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {part && (
        <>
          <div>
            <h3>{t('requests.quantity')}</h3>
            <span className={styles.quantity}>
              <Stepper name={row.name} value={quantity} step={row.conf} onChange={setQuantity} />
              <span>{t('requests.of', numbers)}</span>
            </span>
            {row.conf > 1 && <small>{t('pack', { count: row.conf })}</small>}
          </div>
          <div>
            <h3>{t('requests.after')}</h3>
            <StockBar
              stock={{ onHand: row.on_hand ?? 0, committed: promisedToOthers(row), taken: quantity }}
            />
          </div>
        </>
      )}
      {(!part || missing > 0) && (
        <ReasonChoice
          label={part ? t('requests.whyRest', { count: missing }) : t('requests.reason')}
          hint={t(part ? 'requests.restClosed' : 'requests.reasonHint')}
          value={note}
          onChange={setNote}
        />
      )}
      <div className={styles.send}>
        <Button type="submit" variant="filled" data-danger={!part || undefined} disabled={!ready}>
          {part ? t('requests.accept', numbers) : t('requests.reject')}
        </Button>
        <Button variant="subtle" onClick={giveUp}>
          {t('requests.giveUp')}
        </Button>
      </div>
    </form>
  )
}
