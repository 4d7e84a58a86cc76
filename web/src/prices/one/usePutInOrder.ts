import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import { dropPicked, pick, type Picked, usePicked } from '../kept.ts'

/** What was found goes into an order: it waits on the device until the order is opened, for one client at a time. */
export function usePutInOrder(customer: number | null) {
  const { t } = useTranslation('prices')
  const waiting: readonly Picked[] = usePicked(customer)
  const add = ({ code, description }: { code: string; description: string }, quantity: number) => {
    pick(customer, { code, description, quantity })
    toast.ok(t('put', { count: quantity, pieces: quantity, code }))
  }
  return { customer, waiting, add, drop: () => dropPicked(customer) }
}
export type PutInOrder = ReturnType<typeof usePutInOrder>
