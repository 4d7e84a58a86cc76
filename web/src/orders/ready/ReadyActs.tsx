import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { collectReady, decideReady, extendReady, type Order } from '../data.ts'
import { ReasonField } from '../one/ReasonField.tsx'
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
    // Refused, it stays open with its words: what changed meanwhile is read again below it.
    onError: toast.error,
    onSuccess: () => {
      toast.ok(t(`ready.toasts.${act}`))
      onClose()
    },
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
      danger={act === 'decline'}
      busy={decide.isPending || collect.isPending || extend.isPending}
      onConfirm={go}
      onClose={onClose}
    >
      {act === 'decline' && (
        <div className={styles.dialog}>
          <ReasonField label={t('askWords.reject')} value={reason} onChange={setReason} missing={missing} />
        </div>
      )}
    </ConfirmDialog>
  )
}
