import { roleOf } from './person.ts'
import { useMe } from './useMe.ts'

/**
 * For sentences that call a thing otherwise for a customer, who buys what the others sell: `t('title', reader)` takes
 * `title_customer` for him and `title` for everybody else.
 */
export function useReader(): { readonly context?: 'customer' } {
  const me = useMe()
  return me && roleOf(me) === 'customer' ? { context: 'customer' } : {}
}
