import { Button } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, useMe } from '../../accounts/index.ts'
import { mayAsk } from '../../platform/wires.ts'
import { today } from '../../ui/today.ts'
import type { ContentDetail } from '../data.ts'

/** From a running promotion into an order that names it, for whoever writes orders. */
export function OrderUnder({ item: { id, kind, valid_from, valid_until, labels } }: { item: ContentDetail }) {
  const { t } = useTranslation('content')
  const me = useMe()
  const runs = valid_from !== null && valid_until !== null && valid_from <= today() && today() <= valid_until
  if (kind !== 'promotions' || !runs || !me) return null
  if (!mayAsk('saveOrder', roleOf(me), (permission) => holds(me, permission))) return null
  const type = labels.length > 0 ? 'appliances' : 'furniture'
  return (
    <Button
      variant="filled"
      leftSection={<IconShoppingCart size={18} />}
      renderRoot={(props) => (
        <Link {...props} to="/orders/$id" params={{ id: 'new' }} search={{ type, promotion: id }} />
      )}
    >
      {t('promotion.order')}
    </Button>
  )
}
