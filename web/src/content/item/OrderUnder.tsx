import { Button, Menu } from '@mantine/core'
import { formTypes, hasPrices } from '@mandato/contract/orders/names'
import { orderTitles } from '@mandato/contract/orders/status'
import { IconShoppingCart } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { mayAsk } from '../../platform/wires.ts'
import { today } from '../../ui/today.ts'
import type { ContentDetail } from '../data.ts'

/** From a running promotion into an order that names it, for whoever writes orders; of which kind is asked. */
export function OrderUnder({ item: { id, kind, valid_from, valid_until } }: { item: ContentDetail }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const navigate = useNavigate()
  const me = useMe()
  const runs = valid_from !== null && valid_until !== null && valid_from <= today() && today() <= valid_until
  if (kind !== 'promotions' || !runs || !me) return null
  if (!mayAsk('saveOrder', roleOf(me), (permission) => holds(me, permission))) return null
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="filled" w="fit-content" leftSection={<IconShoppingCart size={18} />}>
          {t('promotion.order')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {/* What was missing is replaced, not sold. */}
        {formTypes.filter(hasPrices).map((type) => (
          <Menu.Item
            key={type}
            onClick={() =>
              void navigate({ to: '/orders/$id', params: { id: 'new' }, search: { type, promotion: id } })
            }
          >
            {orderTitles[type][language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
