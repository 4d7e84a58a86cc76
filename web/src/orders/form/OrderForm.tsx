import { Button } from '@mantine/core'
import type { OrderType } from '@mandato/contract/orders/names'
import { IconEye, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Order, SavedOrder } from '../data.ts'
import { CompositionCard } from './CompositionCard.tsx'
import { FilesCard } from './FilesCard.tsx'
import styles from './form.module.css'
import { HeadCard } from './HeadCard.tsx'
import { LinesCard } from './LinesCard.tsx'
import { placesOf, type Typed } from './typed.ts'
import { type Purpose, useOrderForm } from './useOrderForm.ts'
import { BuyerCard, NotesCard } from './WordsCard.tsx'

interface Props {
  type: OrderType
  /** Null: a new one. */
  one: Order | null
  initial: Typed
  onSaved: (saved: SavedOrder, purpose: Purpose) => void
}

/** Everything of an order, kept as a draft or sent. */
export function OrderForm({ type, one, initial, onSaved }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const [asked, setAsked] = useState(false)
  const form = useOrderForm({ type, one, initial, onSaved })
  const { values, busy } = form
  const returned = one !== null && one.status !== 'draft'
  const lines = placesOf(values.lines)
  const pieces = values.lines.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
  return (
    <form
      className={styles.form}
      onSubmit={form.submit(() => setAsked(true))}
      noValidate
      aria-label={t('form.label')}
    >
      <HeadCard form={form} type={type} sent={returned} />
      {type === 'furniture' && <CompositionCard form={form} />}
      <LinesCard form={form} />
      <div className={styles.two}>
        <NotesCard form={form} type={type} />
        <FilesCard form={form} type={type} kept={one?.files ?? []} />
      </div>
      <BuyerCard form={form} />
      {form.overtaken && <Notice tone="warn">{form.overtaken.message}</Notice>}
      <div className={styles.foot}>
        {form.sent !== null && (values.attachment.length > 0 || form.sent > 0) && (
          <ProgressBar label={t('form.sending')} value={form.sent} />
        )}
        {!returned && (
          <>
            <Button
              leftSection={<IconEye size={16} />}
              disabled={busy || values.customer_code === ''}
              onClick={() => form.saveAs('preview')}
            >
              {t('form.preview')}
            </Button>
            <Button disabled={busy || values.customer_code === ''} onClick={() => form.saveAs('draft')}>
              {t('form.saveDraft')}
            </Button>
          </>
        )}
        <Button type="submit" variant="filled" loading={busy} leftSection={<IconSend size={16} />}>
          {t(returned ? 'form.sendAgain' : 'form.send')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked}
        title={t('form.ask')}
        verb={t(returned ? 'form.sendAgain' : 'form.send')}
        busy={busy}
        onConfirm={() => {
          setAsked(false)
          form.saveAs('send')
        }}
        onClose={() => setAsked(false)}
      >
        {t('countLines', { count: lines.length, lines: format.int(lines.length) })},{' '}
        {t('countPieces', { count: pieces, pieces: format.int(pieces) })}.{' '}
        {t(returned ? 'form.askAgain' : 'form.askWords')}
      </ConfirmDialog>
    </form>
  )
}
