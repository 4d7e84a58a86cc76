import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { KeptLine } from '../../ui/forms/KeptLine.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import styles from '../materials.module.css'
import { BasketLines } from './BasketLines.tsx'
import { Recipient } from './Recipient.tsx'
import type { Basket } from './useBasket.ts'

/** What is asked for, for whom, and a note; sent as one request. */
export function RequestPanel({ basket, staff }: { basket: Basket; staff: boolean }) {
  const { t } = useTranslation('materials')
  const { lines, recipient, note, device } = basket
  const counts = { count: lines.length }
  const complete =
    lines.length > 0 &&
    lines.every(({ quantity }) => quantity > 0) &&
    (!staff || recipient.agency !== undefined)
  return (
    <SidePanel
      opened={basket.opened}
      onClose={basket.hide}
      title={t('request')}
      actions={
        <>
          <Button onClick={basket.hide}>{t('goOn')}</Button>
          <Button variant="filled" disabled={!complete} loading={device.busy} onClick={basket.send}>
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
        <Recipient value={recipient} staff={staff} onChange={basket.address} />
        <label>
          <span>{t('note')}</span>
          <TextArea
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => basket.write(event.currentTarget.value)}
          />
        </label>
        <KeptLine form={device} />
      </div>
    </SidePanel>
  )
}
