import { Button, Menu } from '@mantine/core'
import type { OrderStatus } from '@mandato/contract/orders/names'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { MoreMenu } from '../../ui/layout/MoreMenu.tsx'
import { deleteOrder, moveOrder, type Order, savePaper } from '../data.ts'
import { MailDialog } from './MailDialog.tsx'
import { type Asking, StepDialog } from './StepDialog.tsx'

/** Goods can only be missing of what was made. */
const mayMiss: readonly OrderStatus[] = ['confirmed', 'shipped', 'delivered', 'closed']

/** Goods that stand ready are looked at when they are fetched, and an order for missing ones is no order of goods. */
const isMade = ({ type }: Order): boolean => type === 'furniture' || type === 'appliances'

interface Props {
  one: Order
  /** It is read, though it could be filled in. */
  reads: boolean
  onDeleted: () => void
}

/** What can be done with an order now. */
export function OrderActs({ one, reads, onDeleted }: Props) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asking | 'mail' | 'delete' | null>(null)
  const move = useWrite(moveOrder())
  const remove = useWrite(deleteOrder())
  const { may } = one
  const close = () => setAsked(null)
  const takeOver = () =>
    move.mutate(
      { params: { id: one.id, event: 'take-over' }, body: { version: one.version } },
      { onError: toast.error, onSuccess: () => toast.ok(t('toasts.take-over')) },
    )
  return (
    <>
      {one.status !== 'draft' && (
        <Button
          leftSection={<IconFileTypePdf size={16} />}
          onClick={() => void savePaper(one.id).catch(toast.error)}
        >
          {t('acts.pdf')}
        </Button>
      )}
      {mayMiss.includes(one.status) && isMade(one) && (
        <Button
          onClick={() =>
            void navigate({
              to: '/orders/$id',
              params: { id: 'new' },
              search: { type: 'missing', of: one.id },
            })
          }
        >
          {t('acts.missing')}
        </Button>
      )}
      {reads && one.status === 'to_complete' && may.edit && (
        <Button
          onClick={() =>
            void navigate({ to: '/orders/$id', params: { id: String(one.id) }, search: { complete: 1 } })
          }
        >
          {t('acts.complete')}
        </Button>
      )}
      {(may.mail || may.withdraw || may.delete || may.ask || may.reject) && (
        <MoreMenu label={t('acts.more')}>
          {may.mail && <Menu.Item onClick={() => setAsked('mail')}>{t('acts.mail')}</Menu.Item>}
          {may.ask && <Menu.Item onClick={() => setAsked('ask')}>{t('acts.ask')}</Menu.Item>}
          {may.reject && <Menu.Item onClick={() => setAsked('reject')}>{t('acts.reject')}</Menu.Item>}
          {may.withdraw && <Menu.Item onClick={() => setAsked('withdraw')}>{t('acts.withdraw')}</Menu.Item>}
          {may.delete && <Menu.Item onClick={() => setAsked('delete')}>{t('acts.delete')}</Menu.Item>}
        </MoreMenu>
      )}
      {may['take-over'] && (
        <Button variant="filled" loading={move.isPending} onClick={takeOver}>
          {t('acts.take-over')}
        </Button>
      )}
      {may.confirm && (
        <Button variant="filled" onClick={() => setAsked('confirm')}>
          {t('acts.confirm')}
        </Button>
      )}
      {asked === 'mail' && <MailDialog one={one} onClose={close} />}
      {asked !== null && asked !== 'mail' && asked !== 'delete' && (
        <StepDialog event={asked} one={one} onClose={close} />
      )}
      <ConfirmDialog
        opened={asked === 'delete'}
        title={t('ask.delete')}
        verb={t('acts.delete')}
        irreversible
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { id: one.id } },
            { onError: toast.error, onSettled: close, onSuccess: onDeleted },
          )
        }
        onClose={close}
      />
    </>
  )
}
