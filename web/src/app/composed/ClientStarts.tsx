import { formTypes } from '@mandato/contract/orders/names'
import { orderTitles } from '@mandato/contract/orders/status'
import { Button, Menu } from '@mantine/core'
import { IconBook2, IconHandGrab, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, useMe } from '../../accounts/index.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { type KnownCall, mayAsk } from '../../platform/wires.ts'
import type { Client } from '../../registry/clients/data.ts'

/** What one begins in front of the client: an order of any kind, a request for materials, a hand-over. */
export function ClientStarts({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const language = useLanguage()
  const navigate = useNavigate()
  const me = useMe()
  const may = (call: KnownCall) =>
    me !== null && mayAsk(call, roleOf(me), (permission) => holds(me, permission))
  if (me?.viewing || client.customer_status === 'deleted') return null
  return (
    <>
      {may('handOver') && (
        <Button
          renderRoot={(props) => <Link {...props} to="/hand-over" search={{ client: client.id }} />}
          leftSection={<IconHandGrab size={16} />}
        >
          {t('starts.handOver')}
        </Button>
      )}
      {may('requestMaterials') && (
        <Button
          renderRoot={(props) => <Link {...props} to="/materials" search={{ for: client.id }} />}
          leftSection={<IconBook2 size={16} />}
        >
          {t('starts.materials')}
        </Button>
      )}
      {may('saveOrder') && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="filled" leftSection={<IconPlus size={16} />}>
              {t('starts.order')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {formTypes.map((type) => (
              <Menu.Item
                key={type}
                onClick={() =>
                  void navigate({
                    to: '/orders/$id',
                    params: { id: 'new' },
                    search: { type, client: client.id },
                  })
                }
              >
                {orderTitles[type][language]}
              </Menu.Item>
            ))}
            <Menu.Item onClick={() => void navigate({ to: '/ready', search: { customer: client.id } })}>
              {orderTitles.ready[language]}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
