import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core'
import { mostPieces } from '@mandato/contract/ready/names'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplianceDrawing } from '../../catalogue/index.ts'
import { messageOf } from '../../platform/api-error.ts'
import { useWrite } from '../../platform/use-write.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { articleQuery, orderReady, type ReadyArticle, rereadReady } from '../data.ts'
import { PickupCard } from '../list/PickupCard.tsx'
import { measuresOf } from '../measures.ts'
import styles from '../ready.module.css'
import { ClientOfOrder } from './ClientOfOrder.tsx'
import { OrderSum } from './OrderSum.tsx'
import panel from './order.module.css'

interface Props {
  one: ReadyArticle
  onClose: () => void
}

/** The order form of goods that are ready: for whom, how many, whose consent. There is no day to choose. */
export function OrderPanel({ one, onClose }: Props) {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const navigate = useNavigate()
  const held = one.holds.reduce((sum, { quantity }) => sum + quantity, 0)
  const [quantity, setQuantity] = useState<number | string>(Math.max(1, held))
  const [reference, setReference] = useState('')
  const [privacy, setPrivacy] = useState(false)
  const [client, setClient] = useState(one.client)
  const [wrong, setWrong] = useState('')
  const pieces = Number(quantity)
  const another = client !== null && client.id !== one.client?.id
  const read = useQuery({ ...articleQuery(one.id, client?.id), enabled: another })
  // Until the prices of the chosen client are there, nobody else's stand in their place.
  const priced = another ? read.data?.response : one
  const send = useWrite({ mutationKey: ['orderReady'], mutationFn: orderReady })
  const go = () => {
    if (!client || !privacy || !Number.isInteger(pieces) || pieces < 1) return setWrong(t('form.missing'))
    const [hold] = one.holds
    send.mutate(
      {
        customer_code: client.code,
        reference: reference.trim(),
        privacy: '1',
        items: [{ id: one.id, quantity: pieces, ...(hold && { hold_id: hold.id }) }],
      },
      {
        onError: (error: Error) => {
          setWrong(messageOf(error))
          void rereadReady()
        },
        onSuccess: ({ id, number }) => {
          toast.ok(t('toasts.ordered', { number: number ?? '' }))
          void navigate({ to: '/orders/$id', params: { id: String(id) }, search: {} })
        },
      },
    )
  }
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('form.title', { code: one.code })}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button variant="filled" loading={send.isPending} onClick={go}>
            {t('form.send', { count: Number.isInteger(pieces) && pieces > 0 ? pieces : 1 })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={panel.ordered}>
          <ApplianceDrawing of={{ group: one.group, picture: one.large_picture }} size={56} />
          <p>
            <b>{one.name}</b>
            <small>{measuresOf(one, format)}</small>
          </p>
          {/* A picture: Escape in the dialog of the label would close this panel, too. */}
          <EnergyArrow of={one} height={30} />
        </div>
        {wrong && <Notice tone="err">{wrong}</Notice>}
        <ClientOfOrder client={client} onChange={setClient} />
        <div className={panel.beside}>
          <NumberInput
            label={t('form.quantity')}
            required
            min={1}
            max={mostPieces}
            allowDecimal={false}
            value={quantity}
            onChange={setQuantity}
          />
          <TextInput
            label={t('form.reference')}
            maxLength={120}
            value={reference}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
        </div>
        <PickupCard pickup={one.pickup} place={one.pickup_place} />
        <p className={styles.quiet}>{t('form.noOtherDay')}</p>
        {client && priced && <OrderSum of={priced} pieces={pieces} />}
        <Checkbox
          label={t('form.privacy')}
          checked={privacy}
          onChange={({ currentTarget }) => setPrivacy(currentTarget.checked)}
        />
        <Notice tone="info">{t('answerBy', { moment: format.dateTime(one.answer_by) })}</Notice>
      </div>
    </SidePanel>
  )
}
