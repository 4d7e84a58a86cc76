import { Button } from '@mantine/core'
import { IconCheck, IconTruckDelivery } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { runEach } from '../../ui/list/bulk/run.ts'
import type { Ticked } from '../../ui/list/bulk/useTicked.ts'
import { closeNow, type PreparationRow, rereadPreparations, shipmentOf } from '../data.ts'

/** The ticked preparations one by one: closed, or each made a shipment of its own that only has to leave. */
export function EachActs({ ticks }: { ticks: Ticked<PreparationRow> }) {
  const { t } = useTranslation('shipping')
  const navigate = useNavigate()
  const live = ticks.ticked.filter(({ status }) => status === 'open' || status === 'ready')
  const open = live.filter(({ status }) => status === 'open')
  const run = useMutation({
    mutationFn: async (ship: boolean) => {
      const outcome = await runEach(ship ? live : open, {
        act: async (row) => {
          if (row.status === 'open') await closeNow(row.id)
          if (ship) await shipmentOf(row.id)
          return null
        },
        onNext: () => undefined,
        stopped: () => false,
      })
      await rereadPreparations()
      return { ship, outcome }
    },
    onSuccess: ({ ship, outcome: { done, skipped, broke } }) => {
      if (done.length > 0)
        toast.ok(t(ship ? 'preparation.eachShipped' : 'preparation.eachClosed', { count: done.length }))
      const [first] = skipped
      if (first) toast.info(`${first.item.recipient}: ${first.reason}`)
      if (broke !== null) toast.error(broke)
      if (ship && skipped.length === 0 && broke === null)
        void navigate({ to: '/shipments/list', search: { status: 'to_send' } })
    },
    onError: toast.error,
  })
  if (live.length === 0) return null
  return (
    <>
      {open.length > 0 && (
        <Button
          leftSection={<IconCheck size={16} />}
          loading={run.isPending}
          onClick={() => run.mutate(false)}
        >
          {t('preparation.closeEach', { count: open.length })}
        </Button>
      )}
      <Button
        variant="filled"
        leftSection={<IconTruckDelivery size={16} />}
        loading={run.isPending}
        onClick={() => run.mutate(true)}
      >
        {t('preparation.shipEach', { count: live.length })}
      </Button>
    </>
  )
}
