import { Button, Menu } from '@mantine/core'
import { formTypes } from '@mandato/contract/orders/names'
import { orderTitles } from '@mandato/contract/orders/status'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'

/** A new order: of which kind is asked first, because the form differs. */
export function NewOrder() {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="filled" leftSection={<IconPlus size={16} />}>
          {t('new')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formTypes.map((type) => (
          <Menu.Item
            key={type}
            onClick={() => void navigate({ to: '/orders/$id', params: { id: 'new' }, search: { type } })}
          >
            {orderTitles[type][language]}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => void navigate({ to: '/ready', search: {} })}>
          {orderTitles.ready[language]}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
