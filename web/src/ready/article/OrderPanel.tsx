import { Button, Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { mostPieces } from '@mandato/contract/ready/names'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../platform/api-error.ts'
import { useWrite } from '../../platform/use-write.ts'
import { useClientChoices } from '../../registry/index.ts'
import { dot } from '../../ui/dot.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { SidePanel } from '../../ui/layout/SidePanel.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { articleQuery, orderReady, type ReadyArticle, rereadReady } from '../data.ts'
import { lineOf } from '../line.ts'
import { PickupCard } from '../list/PickupCard.tsx'
import styles from '../ready.module.css'

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
  const sum = client && priced && Number.isInteger(pieces) && pieces > 0 ? lineOf(priced, pieces) : null
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
        <p className={styles.tierLine}>
          <b>{one.name}</b>
          {/* A picture: Escape in the dialog of the label would close this panel, too. */}
          <EnergyArrow of={one} height={30} />
        </p>
        {wrong && <Notice tone="err">{wrong}</Notice>}
        <ClientOfOrder client={client} onChange={setClient} />
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
        <PickupCard pickup={one.pickup} place={one.pickup_place} />
        <p className={styles.quiet}>{t('form.noOtherDay')}</p>
        {client && priced && (
          <p className={styles.sum}>
            <span>{t('form.net')}</span>
            <b>{priced.price === null ? t('onRequest') : sum !== null && <Money value={sum} euro cents />}</b>
          </p>
        )}
        <Checkbox
          label={t('form.privacy')}
          checked={privacy}
          onChange={({ currentTarget }) => setPrivacy(currentTarget.checked)}
        />
        <p className={styles.quiet}>{t('answerBy', { moment: format.dateTime(one.answer_by) })}</p>
      </div>
    </SidePanel>
  )
}

type Client = ReadyArticle['client']
interface ClientProps {
  client: Client
  onChange: (client: Client) => void
}

/** For whom: a customer of one shop orders for itself. */
function ClientOfOrder({ client, onChange }: ClientProps) {
  const { t } = useTranslation('ready')
  const { clients, chooses } = useClientChoices()
  if (!chooses) return <p className={styles.quiet}>{client?.name}</p>
  return (
    <Select
      label={t('form.client')}
      required
      searchable
      limit={30}
      nothingFoundMessage={t('form.noClient')}
      data={clients.map(({ id, business_name, code }) => ({
        value: String(id),
        label: [business_name, code].join(dot),
      }))}
      value={client && String(client.id)}
      onChange={(id) => {
        const found = clients.find((one) => String(one.id) === id)
        onChange(found ? { id: found.id, code: found.code, name: found.business_name } : null)
      }}
    />
  )
}
