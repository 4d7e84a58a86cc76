import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { changePreparation, deletePreparation, makeShipment, type Preparation } from '../data.ts'

/** What can be done with a preparation now. */
export function PreparationActs({ one }: { one: Preparation }) {
  const { t } = useTranslation('shipping')
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const change = useWrite(changePreparation())
  const remove = useWrite(deletePreparation())
  const ship = useWrite(makeShipment())
  const toShipment = (id: number) => void navigate({ to: '/shipments/$id', params: { id: String(id) } })
  /** @param atOnce closed and confirmed with it: it only has to leave */
  const makeOne = (atOnce: boolean) =>
    ship.mutate(
      { body: { orders_id: [one.id], ...(atOnce && { at_once: true }) } },
      { onError: toast.error, onSuccess: ({ response }) => toShipment(response.id) },
    )
  const act = (action: 'ready' | 'reopen') =>
    change.mutate(
      { params: { id: one.id }, body: { action, version: one.version } },
      {
        onError: toast.error,
        onSuccess: () => action === 'ready' && toast.ok(t('preparation.prepared')),
      },
    )
  return (
    <>
      {one.may.delete && (
        <Button variant="subtle" onClick={() => setAsked(true)}>
          {t('acts.delete')}
        </Button>
      )}
      {one.may.reopen && (
        <Button loading={change.isPending} onClick={() => act('reopen')}>
          {t('preparation.reopen')}
        </Button>
      )}
      {one.may.close && (
        <>
          <Button loading={change.isPending} onClick={() => act('ready')}>
            {t('preparation.close')}
          </Button>
          <Button variant="filled" loading={ship.isPending} onClick={() => makeOne(true)}>
            {t('preparation.onward')}
          </Button>
        </>
      )}
      {one.may.ship && (
        <Button variant="filled" loading={ship.isPending} onClick={() => makeOne(false)}>
          {t('preparation.ship')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('preparation.deleteTitle', { id: one.id, recipient: one.recipient.label })}
        verb={t('acts.delete')}
        irreversible
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { id: one.id } },
            {
              onError: toast.error,
              onSettled: () => setAsked(false),
              onSuccess: () => {
                toast.ok(t('preparation.isDeleted', { id: one.id }))
                void navigate({ to: '/to-send' })
              },
            },
          )
        }
        onClose={() => setAsked(false)}
      >
        {t('preparation.deleteWords')}
      </ConfirmDialog>
    </>
  )
}
