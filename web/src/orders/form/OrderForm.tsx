import type { OrderType } from '@mandato/contract/orders/names'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { MeanwhileNotice } from '../../ui/forms/MeanwhileNotice.tsx'
import { useFound } from '../../platform/journal/useJournal.ts'
import { useKeptOnce } from '../../ui/forms/useKeptOnce.ts'
import type { Base } from '../../ui/forms/useDraftedForm.ts'
import type { Order, SavedOrder } from '../data.ts'
import { orderKind } from '../kind.ts'
import { CompositionCard } from './CompositionCard.tsx'
import { FilesCard } from './FilesCard.tsx'
import { FormFoot } from './FormFoot.tsx'
import styles from './form.module.css'
import { HeadCard } from './HeadCard.tsx'
import { LinesCard } from './lines/LinesCard.tsx'
import { SendQuestion } from './SendQuestion.tsx'
import type { Typed } from './typed.ts'
import { useChangeWords } from './useChangeWords.ts'
import { type OrderFormOptions, type Purpose, useOrderForm } from './useOrderForm.ts'
import { BuyerCard, NotesCard } from './WordsCard.tsx'

interface Props {
  type: OrderType
  /** Null: a new one. */
  one: Order | null
  base: Base<Typed>
  /** Of a new one: which of those begun on this device it is. */
  draft?: string | undefined
  onSaved: (saved: SavedOrder, purpose: Purpose) => void
  /** A new one lies on the device from now on, under this number. */
  onKept?: (draft: string) => void
}

/** Everything of an order, kept as a draft or sent; what was typed on this device before comes with it. */
export function OrderForm({ type, one, base, draft, onSaved, onKept }: Props) {
  const subject = one ? String(one.id) : 'new'
  const found = useFound(orderKind, subject, draft)
  if (!found) return <LinesSkeleton lines={12} />
  return (
    <Opened
      key={found.id}
      type={type}
      subject={subject}
      found={found}
      base={base}
      one={one}
      onSaved={onSaved}
      onKept={onKept}
    />
  )
}

type OpenedProps = OrderFormOptions & Pick<Props, 'one' | 'onKept'>

/** The same list each time, so that a letter does not draw the card of the files. */
const none: Order['files'] = []

function Opened({ one, onKept, ...options }: OpenedProps) {
  const { type, found } = options
  const { t } = useTranslation('orders')
  const [asked, setAsked] = useState(false)
  const form = useOrderForm(options)
  const changes = useChangeWords()
  const returned = one !== null && one.status !== 'draft'
  useKeptOnce(form.record !== null && onKept !== undefined, () => onKept?.(found.id))
  /** What leaves for good is not typed into any more. */
  const closed = form.leaving === 'send' || (form.waits && form.record?.act === 'send')
  return (
    <form
      className={styles.form}
      onSubmit={form.submit(() => setAsked(true))}
      noValidate
      aria-label={t('form.label')}
    >
      {form.meanwhile && <MeanwhileNotice meanwhile={form.meanwhile} {...changes} onSettle={form.settle} />}
      <fieldset className={styles.fieldset} disabled={closed}>
        <HeadCard form={form} type={type} sent={returned} />
        {type === 'furniture' && <CompositionCard form={form} />}
        <LinesCard form={form} type={type} />
        <div className={styles.two}>
          <NotesCard form={form} type={type} />
          <FilesCard form={form} type={type} kept={one?.files ?? none} />
        </div>
        <BuyerCard form={form} />
      </fieldset>
      <FormFoot form={form} type={type} returned={returned} />
      <SendQuestion
        opened={asked}
        form={form}
        type={type}
        returned={returned}
        onClose={() => setAsked(false)}
      />
    </form>
  )
}
