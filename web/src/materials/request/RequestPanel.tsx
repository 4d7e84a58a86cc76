import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { requestMaterials } from '../data.ts'
import styles from '../materials.module.css'
import { BasketLines } from './BasketLines.tsx'
import { type For, Recipient } from './Recipient.tsx'
import type { Basket } from './useBasket.ts'

/** What is asked for, for whom, and a note; sent as one request. */
export function RequestPanel({ basket, staff }: { basket: Basket; staff: boolean }) {
  const { t } = useTranslation('materials')
  const [recipient, setRecipient] = useState<For>({})
  const [note, setNote] = useState('')
  const send = useWrite(requestMaterials())
  const { lines } = basket
  const counts = { count: lines.length }
  const complete =
    lines.length > 0 &&
    lines.every(({ quantity }) => quantity > 0) &&
    (!staff || recipient.agency !== undefined)
  const ask = () =>
    send.mutate(
      {
        body: {
          requests: lines.map(({ material, quantity }) => ({
            product_id: material.id,
            quantity,
            client_id: recipient.client ?? null,
            note: note.trim(),
          })),
          ...(recipient.agency !== undefined && { agency_id: recipient.agency }),
        },
      },
      {
        onError: toast.error,
        onSuccess: () => {
          basket.clear()
          setNote('')
          toast.ok(t(staff ? 'accepted' : 'sent', counts))
        },
      },
    )
  return (
    <SidePanel
      opened={basket.opened}
      onClose={basket.hide}
      title={t('request')}
      actions={
        <>
          <Button onClick={basket.hide}>{t('goOn')}</Button>
          <Button variant="filled" disabled={!complete} loading={send.isPending} onClick={ask}>
            {t('send', counts)}
          </Button>
        </>
      }
    >
      {lines.length === 0 ? (
        <EmptyState title={t('emptyRequest')}>{t('emptyRequestNext')}</EmptyState>
      ) : (
        <BasketLines basket={basket} />
      )}
      <div className={styles.fields}>
        <Recipient value={recipient} staff={staff} onChange={setRecipient} />
        <label>
          <span>{t('note')}</span>
          <TextArea
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </label>
      </div>
    </SidePanel>
  )
}
