import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/feedback/toast.tsx'
import type { PriceRow } from '../data.ts'
import { dropPicked, pick, type Picked, usePicked } from '../kept.ts'

type Found = Pick<PriceRow, 'code' | 'description' | 'energy_class'>

/** What was found goes into an order: it waits on the device until the order is opened, for one client at a time. */
export function usePutInOrder(customer: number | null) {
  const { t } = useTranslation('prices')
  const waiting: readonly Picked[] = usePicked(customer)
  const add = ({ code, description, energy_class }: Found, quantity: number, shown_on: string) => {
    pick(customer, { code, description, quantity, labelled: energy_class !== null, shown_on })
    toast.ok(t('put', { count: quantity, pieces: quantity, code }))
  }
  // Orders of furniture and of appliances are two forms.
  const type = waiting.every(({ labelled }) => labelled) ? ('appliances' as const) : ('furniture' as const)
  return { customer, waiting, type, add, drop: () => dropPicked(customer) }
}
export type PutInOrder = ReturnType<typeof usePutInOrder>
