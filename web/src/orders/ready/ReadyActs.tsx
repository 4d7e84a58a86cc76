import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { collectReady, decideReady, extendReady, type Order } from '../data.ts'
import styles from './ready.module.css'

type Act = 'confirm' | 'decline' | 'collected' | 'extend'
interface Props {
  one: Order
  may: NonNullable<Order['ready']>['may']
}

/** What head office does with ready goods: confirm or decline, hand out, give some more days. */
export function ReadyActs({ one, may }: Props) {
  const { t } = useTranslation('orders')
  const [asked, setAsked] = useState<Act | null>(null)
  const open = (act: Act, filled = false) => (
    <Button {...(filled && { variant: 'filled' })} onClick={() => setAsked(act)}>
      {t(`ready.acts.${act}`)}
    </Button>
  )
  return (
    <>
      {may.decide && open('decline')}
      {may.decide && open('confirm', true)}
      {may.extend && open('extend')}
      {may.collected && open('collected', true)}
      {asked && <ReadyDialog one={one} act={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function ReadyDialog({ one, act, onClose }: { one: Order; act: Act; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const decide = useWrite(decideReady())
  const collect = useWrite(collectReady())
  const extend = useWrite(extendReady())
  const then = {
    onError: toast.error,
    onSettled: onClose,
    onSuccess: () => toast.ok(t(`ready.toasts.${act}`)),
  }
  const params = { id: one.id }
  const { version } = one
  const go = () => {
    if (act === 'decline' && reason.trim() === '') return setMissing(true)
    if (act === 'collected') collect.mutate({ params, body: { version } }, then)
    else if (act === 'extend') extend.mutate({ params, body: { version } }, then)
    else decide.mutate({ params, body: { decision: act, reason: reason.trim(), version } }, then)
  }
  return (
    <ConfirmDialog
      opened
      title={t(`ready.ask.${act}`, { number: one.number, client: one.client })}
      verb={t(`ready.acts.${act}`)}
      irreversible={act === 'decline' || act === 'collected'}
      busy={decide.isPending || collect.isPending || extend.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      {act === 'decline' && (
        <div className={styles.dialog}>
          <label>
            {t('askWords.reject')}
            <TextArea
              rows={3}
              maxLength={1000}
              value={reason}
              error={missing && reason.trim() === '' && t('reasonNeeded')}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </label>
        </div>
      )}
    </ConfirmDialog>
  )
}
