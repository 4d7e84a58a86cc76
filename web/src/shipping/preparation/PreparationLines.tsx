import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { changePreparation, type Preparation } from '../data.ts'
import styles from '../shipment/shipment.module.css'

/** The lines of a preparation; while it is open their pieces can be changed, none of them at zero stays. */
export function PreparationLines({ one }: { one: Preparation }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const change = useWrite(changePreparation())
  const quantityOf = (line: Preparation['lines'][number]) =>
    Number(typed[line.request_id] ?? String(line.quantity))
  const save = () =>
    change.mutate(
      {
        params: { id: one.id },
        body: {
          version: one.version,
          lines: one.lines
            .map((line) => ({ request_id: line.request_id, quantity: quantityOf(line) }))
            .filter(({ quantity }) => quantity > 0),
        },
      },
      { onError: toast.error },
    )
  return (
    <div className={styles.part}>
      <ul className={styles.lines}>
        {one.lines.map((line) => (
          <li key={line.request_id}>
            <span>
              {line.name} <small>{[line.product_code, line.location].filter(Boolean).join(' · ')}</small>
            </span>
            <small>{t('preparation.ofResidual', { count: line.residual })}</small>
            {one.may.edit ? (
              <TextInput
                aria-label={t('preparation.quantityOf', { name: line.name })}
                inputMode="numeric"
                value={typed[line.request_id] ?? String(line.quantity)}
                onChange={(event) =>
                  setTyped({ ...typed, [line.request_id]: event.currentTarget.value.replace(/\D/g, '') })
                }
              />
            ) : (
              <b>{format.int(line.quantity)}</b>
            )}
          </li>
        ))}
      </ul>
      {Object.keys(typed).length > 0 && (
        <div className={styles.small}>
          <Button size="xs" onClick={() => setTyped({})}>
            {t('cancel')}
          </Button>
          <Button size="xs" variant="filled" loading={change.isPending} onClick={save}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  )
}
