import { ActionIcon, Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Found, useFound } from '../../platform/journal/useJournal.ts'
import { useWrite } from '../../platform/use-write.ts'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { KeptLine } from '../../ui/forms/KeptLine.tsx'
import { useDraftedForm } from '../../ui/forms/useDraftedForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { type HandedOver, type HeldRow, rereadHandOvers, undoHandOver } from '../data.ts'
import { handOverKind } from '../kind.ts'
import { SignatureFields } from '../SignatureFields.tsx'
import { isUnnamed, isUnsigned } from '../signed.ts'
import styles from './hand-over.module.css'
import { arrivedOf, codesOf, nothing, totalOf, type Values } from './typed.ts'

interface Props {
  client: number
  /** As a list names it. */
  name: string
  held: readonly HeldRow[]
}

/** What was begun for this client on this device comes with it. */
export function HandOverForm(props: Props) {
  const found = useFound(handOverKind, String(props.client))
  return found ? <Opened key={found.id} found={found} {...props} /> : <ListSkeleton />
}

const base = { version: null, values: nothing }

/** Pieces, who signs, the signature; sent with one touch, and taken back with another. */
function Opened({ client, name, held, found }: Props & { found: Found }) {
  const { t } = useTranslation('shipping')
  const format = useFormat()
  const undo = useWrite(undoHandOver())
  const form = useDraftedForm<Values, 'give'>({
    kind: handOverKind,
    found,
    subject: String(client),
    base,
    also: { codes: codesOf(held), day: today() },
    check: (values) => ({
      name: isUnnamed(values) && t('handOver.missingName'),
      drawing: isUnsigned(values) && t('handOver.missingSignature'),
    }),
    about: (values) => ({ title: name, about: t('handOver.save', { count: totalOf(values) }) }),
    arrived: arrivedOf,
    onDone: (answer, _act, sent) => {
      const { id } = answer as HandedOver
      void rereadHandOvers()
      toast.ok(t('handOver.done', { count: totalOf(sent) }), {
        label: t('handOver.undo'),
        act: () =>
          undo.mutate(
            { params: { delivery: id } },
            { onError: toast.error, onSuccess: () => toast.ok(t('handOver.undone')) },
          ),
      })
    },
  })
  /** What leaves is not changed any more. */
  const closed = form.busy || form.waits
  const { pieces } = form.values
  const total = totalOf(form.values)
  const set = (row: HeldRow, quantity: number) =>
    form.setFieldValue('pieces', {
      ...pieces,
      [row.product_id]: Math.max(0, Math.min(quantity, row.still_to_deliver)),
    })
  return (
    <>
      <Card title={t('handOver.pieces')} flush>
        <ul className={styles.held}>
          {held.map((row) => (
            <li key={row.product_id} data-chosen={(pieces[row.product_id] ?? 0) > 0 || undefined}>
              <span>
                <b>{row.name}</b>
                <small>
                  {row.product_code}&nbsp;· {t('handOver.inHand', { count: row.still_to_deliver })}
                </small>
              </span>
              <span className={styles.stepper}>
                <ActionIcon
                  size="lg"
                  aria-label={t('handOver.less', { name: row.name })}
                  disabled={closed || !pieces[row.product_id]}
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
                  disabled={closed || (pieces[row.product_id] ?? 0) >= row.still_to_deliver}
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
        <form
          className={styles.sign}
          onSubmit={form.submit(() => form.save('give'))}
          noValidate
          aria-label={t('handOver.signature')}
        >
          <div className={styles.fields} inert={closed}>
            <SignatureFields form={form} label={t('handOver.signer')} size="md" />
          </div>
          <KeptLine form={form} />
          <Button
            type="submit"
            size="md"
            variant="filled"
            disabled={total === 0 || form.waits}
            loading={form.busy}
          >
            {t('handOver.save', { count: total })}
          </Button>
        </form>
      </Card>
    </>
  )
}
