import { Button, Menu } from '@mantine/core'
import { IconFileText, IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { MoreMenu } from '../../ui/layout/MoreMenu.tsx'
import { deleteShipment, type Document, moveShipment, saveDocument, type Shipment } from '../data.ts'
import { ShipDialog } from './ShipDialog.tsx'

const forward = { to_confirm: 'to-send', to_send: 'ready', ready: 'shipped' } as const
type Question = 'ship' | 'unpack' | 'delete'

/** What can be done with a shipment now: its next step, its papers, and the ways back. */
export function ShipmentActs({ one, onDeleted }: { one: Shipment; onDeleted: () => void }) {
  const { t } = useTranslation('shipping')
  const [asked, setAsked] = useState<Question | null>(null)
  const move = useWrite(moveShipment())
  const remove = useWrite(deleteShipment())
  const { status, may } = one
  const print = (document: Document, format?: 'a4' | '100x150') =>
    void saveDocument(one.id, document, format).catch(toast.error)
  const go = (to: string) =>
    move.mutate(
      { params: { a: String(one.id), b: to }, body: { version: one.version } },
      {
        onError: toast.error,
        onSettled: () => setAsked(null),
        onSuccess: ({ response }) =>
          toast.ok(t(`moved.${response.status as 'to_send'}`, { number: response.number })),
      },
    )
  const confirm = () => {
    if (asked === 'delete')
      remove.mutate(
        { params: { id: one.id } },
        {
          onError: toast.error,
          onSettled: () => setAsked(null),
          onSuccess: () => {
            toast.ok(t('moved.deleted', { number: one.number }))
            onDeleted()
          },
        },
      )
    else go('to-send')
  }
  const mayGo = may.confirm || may.pack || (status === 'ready' && may.ship)
  return (
    <>
      {(status === 'ready' || status === 'shipped') && (
        <Button leftSection={<IconFileText size={16} />} onClick={() => print('transport-letter')}>
          {t('print.letter')}
        </Button>
      )}
      <Menu position="top-start">
        <Menu.Target>
          <Button leftSection={<IconTag size={16} />}>{t('print.labels')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => print('label', 'a4')}>{t('print.a4')}</Menu.Item>
          <Menu.Item onClick={() => print('label', '100x150')}>{t('print.thermal')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <MoreMenu label={t('more')} position="top-end">
        <Menu.Item onClick={() => print('detail')}>{t('print.detail')}</Menu.Item>
        {may.unpack && <Menu.Item onClick={() => setAsked('unpack')}>{t('acts.unpack')}</Menu.Item>}
        {may.delete && <Menu.Item onClick={() => setAsked('delete')}>{t('acts.delete')}</Menu.Item>}
      </MoreMenu>
      {may.ship && status === 'to_send' && (
        <Button variant="filled" onClick={() => setAsked('ship')}>
          {t('acts.shipAtOnce')}
        </Button>
      )}
      {mayGo && status in forward && (
        <Button
          variant={status === 'to_send' ? 'default' : 'filled'}
          loading={move.isPending}
          onClick={() =>
            status === 'ready' ? setAsked('ship') : go(forward[status as keyof typeof forward])
          }
        >
          {t(`acts.from_${status as 'ready'}`)}
        </Button>
      )}
      {asked === 'ship' ? (
        <ShipDialog one={one} onClose={() => setAsked(null)} />
      ) : (
        <ConfirmDialog
          opened={asked !== null}
          title={t(`ask.${asked ?? 'unpack'}`, { number: one.number, recipient: one.recipient.label })}
          verb={t(`acts.${asked ?? 'unpack'}`)}
          irreversible={asked === 'delete'}
          busy={move.isPending || remove.isPending}
          onConfirm={confirm}
          onClose={() => setAsked(null)}
        >
          {t(`askWords.${asked ?? 'unpack'}`)}
        </ConfirmDialog>
      )}
    </>
  )
}
