import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '../clients/data.ts'
import type { ActName } from './ActDialog.tsx'
import { lazyExtra } from '../../ui/lazy-part.tsx'

const ActDialog = lazyExtra(() => import('./ActDialog.tsx'), 'ActDialog')

/** What changes the client's standing: seldom done, so behind one button, and asked again by name. */
export function ClientActs({ client }: { client: Client }) {
  const { t } = useTranslation('clients')
  const [act, setAct] = useState<ActName | null>(null)
  const { may } = client
  if (!may.suspend && !may.lift_suspension && !may.request_deletion) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={t('acts')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {may.suspend && (
            <Menu.Item leftSection={<IconLock size={16} />} onClick={() => setAct('suspend')}>
              {t('act.suspend')}
            </Menu.Item>
          )}
          {may.lift_suspension && (
            <Menu.Item leftSection={<IconLockOpen size={16} />} onClick={() => setAct('lift')}>
              {t('act.lift')}
            </Menu.Item>
          )}
          {may.request_deletion && (
            <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => setAct('requestDeletion')}>
              {t('act.requestDeletion')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        {act && <ActDialog act={act} client={client} onClose={() => setAct(null)} />}
      </Suspense>
    </>
  )
}
