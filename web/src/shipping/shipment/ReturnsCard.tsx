import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { returnGoods, savePaper, type Shipment } from '../data.ts'
import styles from './shipment.module.css'

/** What came back of a shipment, and what may still come back. */
export function ReturnsCard({ one }: { one: Shipment }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [note, setNote] = useState('')
  const back = useWrite(returnGoods())
  const lines = Object.entries(typed)
    .map(([product, quantity]) => ({ product_id: Number(product), quantity: Number(quantity) }))
    .filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0)
  const save = () =>
    back.mutate(
      { params: { id: one.id }, body: { lines, ...(note && { note }) } },
      {
        onError: toast.error,
        onSuccess: () => {
          setOpen(false)
          setTyped({})
          toast.ok(t('returns.done'))
        },
      },
    )
  return (
    <div className={styles.page}>
      <Card
        title={t('returns.title')}
        action={
          one.may.return &&
          one.returnable.length > 0 &&
          !open && (
            <Button size="xs" onClick={() => setOpen(true)}>
              {t('returns.add')}
            </Button>
          )
        }
      >
        <ul className={styles.lines}>
          {one.returns.map((row) => (
            <li key={row.id}>
              <span>
                {format.date(row.date)} · {row.from}
              </span>
              <Button
                size="xs"
                variant="subtle"
                onClick={() => void savePaper({ kind: 'return', id: row.id }).catch(toast.error)}
              >
                {t('receipt')}
              </Button>
              <b>{format.int(row.quantity)}</b>
            </li>
          ))}
          {open &&
            one.returnable.map((row) => (
              <li key={row.product_id}>
                <span>
                  {row.name} <small>{row.product_code}</small>
                </span>
                <small>{t('returns.most', { n: format.int(row.quantity) })}</small>
                <TextInput
                  aria-label={t('returns.quantityOf', { name: row.name })}
                  inputMode="numeric"
                  value={typed[row.product_id] ?? ''}
                  onChange={(event) =>
                    setTyped({ ...typed, [row.product_id]: event.currentTarget.value.replace(/\D/g, '') })
                  }
                />
              </li>
            ))}
        </ul>
        {open && (
          <>
            <TextInput
              label={t('returns.note')}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <div className={styles.small}>
              <Button size="xs" onClick={() => setOpen(false)}>
                {t('cancel')}
              </Button>
              <Button
                size="xs"
                variant="filled"
                disabled={lines.length === 0}
                loading={back.isPending}
                onClick={save}
              >
                {t('returns.save')}
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  )
}
