import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { changeRequest, type RequestRow, withdrawRequest } from '../data.ts'
import { Stepper } from '../Stepper.tsx'
import { LineFacts } from './LineFacts.tsx'
import styles from './requests.module.css'

/** An agent asks for another quantity, or takes the line back, while nobody decided. */
export function ChangePanel({ row, onClose }: { row: RequestRow; onClose: () => void }) {
  const { t } = useTranslation('materials')
  const [quantity, setQuantity] = useState(row.requested)
  const change = useWrite(changeRequest())
  const withdraw = useWrite(withdrawRequest())
  const busy = change.isPending || withdraw.isPending
  const then = (done: string) => ({
    onError: toast.error,
    onSuccess: () => {
      onClose()
      toast.ok(done)
    },
  })
  const params = { id: row.id }
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('requests.change')}
      actions={
        <>
          {row.may.withdraw && (
            <Button
              data-danger
              disabled={busy}
              onClick={() => withdraw.mutate({ params }, then(t('requests.withdrawn')))}
            >
              {t('requests.withdraw')}
            </Button>
          )}
          <Button
            variant="filled"
            disabled={quantity < 1 || quantity === row.requested || withdraw.isPending}
            loading={change.isPending}
            onClick={() =>
              change.mutate({ params, body: { quantity, version: row.version } }, then(t('requests.changed')))
            }
          >
            {t('requests.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <LineFacts row={row} />
        <section>
          <h3>{t('requests.asked')}</h3>
          <Stepper name={row.name} value={quantity} step={row.conf} onChange={setQuantity} />
        </section>
      </div>
    </SidePanel>
  )
}
