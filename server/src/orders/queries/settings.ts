import { OrderChoices, usualHoldDays } from '@mandato/contract/orders/settings'
import { settingsGroup } from '../../company/index.ts'

export const orderGroup = settingsGroup({
  key: 'orders',
  shape: OrderChoices,
  usual: { desk_mail: '', suspended_clients: 'refuse', price_hold_days: usualHoldDays },
})
export const orderSettings = orderGroup.chosen
