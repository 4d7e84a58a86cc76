import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { SignaturePad } from '../../ui/signature/SignaturePad.tsx'
import { type Drawing, isSignature, pictureOf } from '../../ui/signature/strokes.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { handOver, type HeldRow, undoHandOver } from '../data.ts'
import styles from './hand-over.module.css'

interface Props {
  client: number
  held: readonly HeldRow[]
}

/** Pieces, who signs, the signature; sent with one touch, and taken back with another. */
export function HandOverForm({ client, held }: Props) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [name, setName] = useState('')
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const [tried, setTried] = useState(false)
  const give = useWrite(handOver())
  const undo = useWrite(undoHandOver())
  const total = Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0)
  const set = (row: HeldRow, quantity: number) =>
    setPieces({ ...pieces, [row.product_id]: Math.max(0, Math.min(quantity, row.still_to_deliver)) })
  const save = () => {
    setTried(true)
    if (total === 0 || name.trim().length < 2 || !isSignature(drawing)) return
    const request = held
      .map(({ product_id, product_code }) => ({
        product_id,
        product_code,
        quantity: pieces[product_id] ?? 0,
      }))
      .filter(({ quantity }) => quantity > 0)
    give.mutate(
      {
        params: { id: client },
        body: { request, signature: { kind: 'drawn', name: name.trim(), svg: pictureOf(drawing) } },
      },
      {
        onError: toast.error,
        onSuccess: ({ response }) => {
          setPieces({})
          setDrawing(null)
          setTried(false)
          toast.ok(t('handOver.done', { count: total }), {
            label: t('handOver.undo'),
            act: () =>
              undo.mutate(
                { params: { delivery: response.id } },
                { onError: toast.error, onSuccess: () => toast.ok(t('handOver.undone')) },
              ),
          })
        },
      },
    )
  }
  return (
    <>
      <Card title={t('handOver.pieces')} flush>
        <ul className={styles.held}>
          {held.map((row) => (
            <li key={row.product_id} data-chosen={(pieces[row.product_id] ?? 0) > 0 || undefined}>
              <span>
                <b>{row.name}</b>
                <small>
                  {row.product_code} · {t('handOver.inHand', { count: row.still_to_deliver })}
                </small>
              </span>
              <span className={styles.stepper}>
                <ActionIcon
                  size="lg"
                  aria-label={t('handOver.less', { name: row.name })}
                  disabled={!pieces[row.product_id]}
                  onClick={() => set(row, (pieces[row.product_id] ?? 0) - 1)}
                >
                  <IconMinus size={18} />
                </ActionIcon>
                <output aria-label={t('handOver.quantityOf', { name: row.name })}>
                  {format.int(pieces[row.product_id] ?? 0)}
                </output>
                <ActionIcon
                  size="lg"
                  aria-label={t('handOver.more', { name: row.name })}
                  disabled={(pieces[row.product_id] ?? 0) >= row.still_to_deliver}
                  onClick={() => set(row, (pieces[row.product_id] ?? 0) + 1)}
                >
                  <IconPlus size={18} />
                </ActionIcon>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('handOver.signature')}>
        <div className={styles.sign}>
          <TextInput
            size="md"
            label={t('handOver.signer')}
            autoComplete="name"
            maxLength={120}
            value={name}
            error={tried && name.trim().length < 2 && t('handOver.missingName')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <SignaturePad
            drawing={drawing}
            name={name}
            wrong={tried && !isSignature(drawing)}
            onChange={setDrawing}
          />
          {tried && !isSignature(drawing) && (
            <p className={styles.error} role="alert">
              {t('handOver.missingSignature')}
            </p>
          )}
          <Button size="md" variant="filled" disabled={total === 0} loading={give.isPending} onClick={save}>
            {t('handOver.save', { count: total })}
          </Button>
        </div>
      </Card>
    </>
  )
}
